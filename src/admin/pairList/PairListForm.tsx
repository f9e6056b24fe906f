import '@mantine/core/styles/Stack.layer.css';
import '../../ui/theme/mantineForms.css';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { categoryTitle } from '../../league/category.ts';
import { useSettings } from '../../league/settings.ts';
import type { NewPair } from '../../padel/pair.ts';
import { knownPairs, type KnownPair } from '../../pairs/knownPairs.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { LinesField } from '../../ui/form/LinesField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import list from '../../ui/dividedList.module.css';
import { remarksOf } from '../form/remarks.ts';
import { AnswerContext, SaveQuestion } from '../form/SaveQuestion.tsx';
import { useToday } from '../../league/useNow.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import { keyOf, repeatedIn, sortPairs, type ChosenCategories } from './newPairs.ts';
import { readPairs, type ListedPair } from './readPairs.ts';
import type { LeagueSettings } from '../../league/league.ts';

type PairListFormProps = {
  /** The text of the field. */
  text: string;
  /** Called with what is typed, and with what is left after a save. */
  onText: (text: string) => void;
  /** The pairs that the league has. */
  stored: ReadonlyArray<KnownPair>;
  /** Stores the pairs that were read. */
  onAdd: (pairs: readonly NewPair[]) => Promise<SaveOutcome>;
};

/**
 * A list of pairs is pasted; what was read of it stands below before it is saved.
 *
 * - **Keyboard:** A field, a choice for what has no category, a button.
 * - **Screen reader:** What was read is a list for each category.
 */
export function PairListForm({ text, onText, stored, onAdd }: PairListFormProps) {
  const league = useSettings();
  const today = useToday();
  const { categories } = league;
  const [chosen, setChosen] = useState<ChosenCategories>({});
  const { isSaving, failure, run, clear } = useSaving();
  /** By the line that can be read in several ways: which it is, or that it is no pair. */
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [wasSent, setSent] = useState(false);
  const [replies, setReplies] = useState(0);
  const { pairs, unread, telephones } = useMemo(
    () => readPairs(text, categories),
    [text, categories],
  );
  // The pairs of the league that names of the list mean, and the names that are new all the same.
  const [meant, setMeant] = useState<Readonly<Record<string, string>>>({});
  const [kept, setKept] = useState<readonly string[]>([]);
  const { added, count, asked, known } = useMemo(
    () =>
      sortPairs(
        pairs.flatMap((pair) => readAs(pair, answers)),
        chosen,
        stored,
        meant,
      ),
    [pairs, answers, chosen, stored, meant],
  );
  const remarks = useMemo(() => {
    const registered = knownPairs(stored);
    const all = [...added.values()].flat();
    const repeated = repeatedIn(all);
    return new Map(
      all.map((pair) => {
        const texts = { team1: pair.name, category: pair.category };
        const alike = repeated.get(keyOf(pair)) ?? [];
        const row = { kind: 'pair', texts, kept, alike } as const;
        return [pair, remarksOf(row, { settings: league, pairs: registered }, today)];
      }),
    );
  }, [added, stored, kept, league, today]);
  const isAsked = [...remarks.values()].some((each) => each.length > 0);
  const doubtful = pairs.filter(({ readings }) => readings.length > 0);
  const missing = [...asked.keys()].filter((heading) => chosen[heading] === undefined);
  const root = useRef<HTMLDivElement>(null);
  /** The first field that misses something, below which it is said. */
  const open = doubtful.find(({ words }) => answers[words] === undefined)?.words;
  const problems =
    !wasSent || count > 0
      ? {}
      : open !== undefined
        ? { line: open }
        : missing.length > 0
          ? { heading: missing[0] }
          : { list: 'Pegar una lista con parejas.' };
  const add = async () => {
    if (!clear()) return;
    if (count === 0) {
      setSent(true);
      root.current?.querySelector<HTMLElement>(pairs.length === 0 ? 'textarea' : 'select')?.focus();
      return;
    }
    if (isAsked) {
      setSent(true);
      return;
    }
    const { kind } = await run(() => onAdd([...added.values()].flat()));
    if (kind !== 'saved') return;
    // What is not saved stays in the field, unless it was said to be no pair.
    const headed = (heading: string, lines: readonly ListedPair[]) => [
      ...(heading === '' || lines.length === 0 ? [] : [heading]),
      ...lines.map(({ words }) => words),
    ];
    const left = [
      ...doubtful
        .filter(({ words }) => answers[words] === undefined)
        .flatMap((pair) => headed(titleOf(pair, league), [pair])),
      ...missing.flatMap((heading) => headed(heading, asked.get(heading) ?? [])),
    ];
    onText([...unread, ...left].join('\n'));
    setChosen({});
    setAnswers({});
    setSent(false);
  };
  const reply = ({ choose }: { choose: () => void }) => {
    choose();
    setReplies(replies + 1);
  };
  useDidUpdate(() => {
    // The last answer goes on with the save that asked.
    if (wasSent && count > 0 && !isAsked) void add();
  }, [replies]);
  return (
    <Stack ref={root} gap="var(--space-16)">
      <LinesField
        label="La lista de parejas"
        description="Pegar el mensaje o las celdas, con las categorías como títulos o en una columna. Se puede corregir aquí mismo."
        placeholder={`${categories[0]?.title ?? 'Sexta Damas'}\n1. Ana Pérez / Luz Gómez\n2. Mía Sosa / Eva Paz`}
        maxRows={12}
        minRows={5}
        value={text}
        error={problems.list}
        errorProps={errorProps}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setSent(false);
        }}
      />
      {doubtful.map(({ words, readings }) => (
        <SelectField
          key={words}
          label={`¿Qué dice «${words}»?`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[
            { value: '', label: 'Elegir…' },
            ...readings.map(({ name, players }, index) => ({
              value: String(index),
              label: players === null ? `Jugadores: ${name}` : `«${name}»: ${players}`,
            })),
            { value: noPair, label: 'No es una pareja' },
          ]}
          value={answers[words] ?? ''}
          error={problems.line === words ? 'Falta elegir qué es.' : null}
          errorProps={errorProps}
          onChange={(event) => setAnswers(withAnswer(answers, words, event.currentTarget.value))}
        />
      ))}
      {[...asked].map(([heading, listed]) => (
        <SelectField
          key={heading}
          label={
            heading === ''
              ? listed.length === 1
                ? '¿De qué categoría es esta pareja?'
                : `¿De qué categoría son estas ${listed.length} parejas?`
              : `«${heading}» no es una categoría de la liga. ¿Cuál es?`
          }
          description={listed.map(({ name }) => name).join(', ')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[
            { value: '', label: 'Elegir…' },
            ...categories.map(({ name, title }) => ({ value: name, label: title })),
            { value: noPair, label: listed.length === 1 ? 'No es una pareja' : 'No son parejas' },
          ]}
          value={chosen[heading] === null ? noPair : (chosen[heading] ?? '')}
          error={problems.heading === heading ? 'Falta elegir de qué categoría son.' : null}
          errorProps={errorProps}
          onChange={({ currentTarget: { value } }) =>
            setChosen(withAnswer(chosen, heading, value === noPair ? null : value))
          }
        />
      ))}
      <AnswerContext value={reply}>
        {[...added].map(([category, read]) => (
          <section key={category} aria-label={categoryTitle(category, league)}>
            <Title order={4} size="h5">
              {`${categoryTitle(category, league)} · ${read.length}`}
            </Title>
            <ol className={list['root']}>
              {read.map((pair) => {
                const { name, players } = pair;
                return (
                  <li key={name}>
                    <bdi>{name}</bdi>
                    {players === null ? null : (
                      <Text size="sm" c="dimmed">
                        <bdi>{players}</bdi>
                      </Text>
                    )}
                    {remarks.get(pair)?.map((remark) => (
                      <SaveQuestion
                        key={remark.id}
                        remark={remark}
                        onSet={({ kept: id, team1 }) => {
                          if (id !== undefined) setKept([...kept, id]);
                          if (team1 !== undefined) setMeant({ ...meant, [keyOf(pair)]: team1 });
                        }}
                      />
                    ))}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </AnswerContext>
      {known.length === 0 ? null : (
        <Notice kind="said">
          {`${known.length === 1 ? 'Ya está en la liga o se repite' : 'Ya están en la liga o se repiten'}: ${known
            .map(({ name }) => name)
            .join(', ')}.`}
        </Notice>
      )}
      {telephones === 0 ? null : (
        <Notice kind="said">
          {telephones === 1
            ? 'El teléfono de la lista no se guarda con la pareja.'
            : `Los ${telephones} teléfonos de la lista no se guardan con las parejas.`}
        </Notice>
      )}
      {unread.length === 0 ? null : (
        <Notice kind="warning">
          <Text>
            {unread.length === 1
              ? 'Este renglón no se entendió y queda en la lista:'
              : `Estos ${unread.length} renglones no se entendieron y quedan en la lista:`}
          </Text>
          <ul>
            {unread.map((words, index) => (
              // Lines may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
          <Text>Si es una pareja, escribir sus dos jugadores con una barra: Ana / Luz.</Text>
        </Notice>
      )}
      <Group>
        <Button aria-disabled={isSaving} onClick={() => void add()}>
          {count === 0
            ? 'Agregar parejas'
            : count === 1
              ? 'Agregar 1 pareja'
              : `Agregar ${count} parejas`}
        </Button>
      </Group>
      {wasSent && isAsked ? (
        <Notice kind="failure">Falta responder las preguntas sobre los nombres.</Notice>
      ) : null}
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
    </Stack>
  );
}

const errorProps = { role: 'alert' } as const;
/** No category is called so: a name begins with no space. */
const noPair = ' none';

/** The pair that a line is: a clear one, or the reading that was chosen. */
function readAs(pair: ListedPair, answers: Readonly<Record<string, string>>): ListedPair[] {
  if (pair.readings.length === 0) return [pair];
  const reading = pair.readings[Number(answers[pair.words] ?? noPair)];
  return reading === undefined ? [] : [{ ...pair, ...reading }];
}

function titleOf({ category, heading }: ListedPair, league: LeagueSettings): string {
  return category === null ? heading : categoryTitle(category, league);
}

/** @param answer empty: there is none any more */
function withAnswer<Answer extends string | null>(
  answers: Readonly<Record<string, Answer>>,
  question: string,
  answer: Answer,
): Readonly<Record<string, Answer>> {
  const { [question]: _before, ...others } = answers;
  return answer === '' ? others : { ...others, [question]: answer };
}
