import { categoryTitle } from '../../league/category.ts';
import '@mantine/core/styles/Mark.layer.css';
import { Box, Button, Card, Group, Mark, Text } from '@mantine/core';
import { useRef } from 'react';
import { describeScore } from '../../matches/describeMatch.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { nearestPairs } from '../../pairs/nearestPairs.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { isPlayed, parseScore } from '../../padel/score.ts';
import {
  answered,
  askedReadings,
  asking,
  confirmed,
  corrected,
  dated,
  dayChoices,
  dayOf,
  hasLeftovers,
  isWithoutWinner,
  openIn,
  readingsOf,
  settledAs,
  withPair,
  type ReviewItem,
  ruleOfItem,
} from './reviewItem.ts';
import {
  isAsking,
  isClosed,
  isWinnerSaid,
  remarkedResult,
  type ReviewState,
} from './reviewState.ts';
import { formatDay } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { panelProps } from '../../ui/panelProps.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { ScoreBoard } from '../../matches/scoreboard/ScoreBoard.tsx';
import { nameId, remarksOf, type Answer, type Remark } from '../../admin/form/remarks.ts';
import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import { likelyEndings } from '../../admin/scorePad/likelyEndings.ts';
import { sideFromText, teamNames } from '../../admin/scorePad/scoreValue.ts';
import { describeAsked } from './askedTexts.ts';
import type { Span } from '../reading/coverage.ts';
import { CorrectionFields, type ReviewPair } from './CorrectionFields.tsx';
import { PairButtons } from './PairButtons.tsx';
import { Readings } from './Readings.tsx';
import classes from './PasteReview.module.css';
import { useSettings } from '../../league/settings.ts';

/** A row's state, as short as a label. */
const stateTexts: Record<ReviewState['kind'], string> = {
  ready: 'Listo',
  asks: '¿Quién ganó?',
  confirms: '¿Está bien?',
  which: '¿Qué partido es?',
  newPair: '¿Pareja nueva?',
  early: '¿Qué día se jugó?',
  undated: '¿Qué día se jugó?',
  incomplete: 'Falta completar',
  stored: 'Ya está cargado',
  other: 'Hay otro resultado',
  met: '¿Se carga igual?',
  repeated: 'Repetido',
  left: 'No se guarda',
};

/** Of a result by which nobody has won, and which is saved as it is. */
const uncountedText = 'Se guarda, pero no cuenta en la tabla';

export type ReviewEntry = { item: ReviewItem; state: ReviewState };

export type RowActions = {
  /** Puts the row in the place of the one with its id. */
  onChange: (item: ReviewItem) => void;
  /** A pair is new in its category, or is asked about again. */
  onNewPair: (pair: { name: string; category: string }, isNew: boolean) => void;
  /** A name of one category means this pair, in all rows that have it. */
  onName: (name: { category: string; name: string; pair: string }) => void;
  /** Opens the form of a row, or closes the open one. */
  onOpen: (id: string | null) => void;
};

type ReviewRowProps = RowActions & {
  item: ReviewItem;
  state: ReviewState;
  pairs: ReadonlyArray<ReviewPair>;
  /** The same, as remarks are made of them. */
  known: KnownPairs;
  /** The pairs that the administrator said to be new, by `nameId`. */
  newPairs: ReadonlyArray<string>;
  /** The day of an item without a date. */
  day: CivilDate;
  today: CivilDate;
  /** The evening that is being played: after midnight it is not today's. */
  evening: CivilDate;
  /** Whether its cells are shown to be corrected. */
  isOpen: boolean;
};

/**
 * One pasted result: what was read, from which words, and what is to be decided.
 *
 * - **When:** For a result that was pasted, before it is saved.
 * - **When not:** For a match that was pasted: MatchesEditorRow. For what is saved: MatchCard.
 */
export function ReviewRow(props: ReviewRowProps) {
  const { item, state, pairs, day, today, isOpen } = props;
  const row = useRef<HTMLLIElement>(null);
  const league = useSettings();
  const { id, category } = item;
  const date = dayOf(item, day);
  const isNotCounted = isUncounted(item, state, day);
  const tone = isNotCounted ? null : toneOf(state);
  const leftover = leftoverRemark(item, state, isOpen);
  const change = (next: ReviewItem) => {
    props.onChange(next);
    keepFocus(row.current);
  };
  return (
    <Card
      component="li"
      ref={row}
      className={`${panelProps.className} ${classes['row']}`}
      bg={isClosed(state) ? 'var(--color-surface)' : 'var(--color-surface-raised)'}
      __vars={{ '--edge': `var(--color-${tone ?? 'border-control'})` }}
      data-state={state.kind}
      data-review-id={id}
      tabIndex={-1}
    >
      <Group justify="space-between" align="baseline" gap="var(--space-2) var(--space-12)">
        <Text span size="sm" fw="var(--weight-heavy)" c={`var(--color-${tone ?? 'text'})`}>
          {isNotCounted ? uncountedText : stateTexts[state.kind]}
        </Text>
        <Text span size="sm" c="dimmed">
          <span>{category === '' ? '' : categoryTitle(category, league)}</span>
          <span>{category === '' || date === '' ? '' : ' · '}</span>
          {date === '' ? null : <time dateTime={date}>{formatDay(date, today)}</time>}
          <span>{item.time === null ? '' : ` · ${item.time}`}</span>
        </Text>
      </Group>
      {isOpen ? null : <Content {...props} onChange={change} />}
      {isOpen ? null : <Questions {...props} onAnswered={change} />}
      {leftover === null ? null : (
        <SaveQuestion
          remark={leftover}
          onSet={(isWell) => props.onChange(isWell ? confirmed(item) : asking(item))}
        />
      )}
      {isOpen ? null : <Reason item={item} state={state} />}
      {isOpen || isClosed(state) ? null : (
        <NameQuestions {...props} onKept={() => keepFocus(row.current)} />
      )}
      <Text component="blockquote" size="sm" c="dimmed" className={classes['words'] ?? ''}>
        <MarkedWords {...wordsToMark(item)} />
      </Text>
      {isOpen ? (
        <CorrectionFields
          item={item}
          pairs={pairs}
          newPairs={props.newPairs}
          day={day}
          onCorrect={(changes) => props.onChange(corrected(item, changes))}
        />
      ) : null}
      <Group gap="var(--space-8)" data-actions>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : `Corregir ${matchOf(item)}`}
          onClick={() => props.onOpen(isOpen ? null : id)}
        >
          {isOpen ? 'Cerrar' : 'Corregir'}
        </Button>
        <ChoiceButton {...props} />
      </Group>
    </Card>
  );
}

/** The colour of its edge and of its state, by the name of its token; `null`: it says nothing. */
function toneOf(state: ReviewState): 'live' | 'danger' | null {
  if (state.kind === 'ready') return 'live';
  return isAsking(state) ? 'danger' : null;
}

function isUncounted(item: ReviewItem, { kind }: ReviewState, day: CivilDate): boolean {
  return kind === 'ready' && oddScoreOf(item, day)?.isCounted === false;
}

function oddScoreOf(item: ReviewItem, day: CivilDate) {
  const { team1, team2, score, winner } = item;
  const rule = ruleOfItem(item, day);
  return likelyEndings({ score, winner }, teamNames(team1, team2), rule);
}

/** Once the button that was pressed is gone: the next open question of the row, else its next button. */
function keepFocus(row: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const next =
      row?.querySelector<HTMLElement>('[data-open] button') ??
      row?.querySelector<HTMLElement>('[data-actions] button');
    next?.focus({ preventScroll: true });
  });
}

/** Why it is asked about. */
function Reason({ item, state }: Pick<ReviewRowProps, 'item' | 'state'>) {
  const isAsked = state.kind === 'asks' || state.kind === 'incomplete';
  const [asked] = openIn(item).asked;
  return asked === undefined || !isAsked ? null : <Text>{describeAsked(asked)}</Text>;
}

/** The words, those marked that nobody understood. */
function MarkedWords({ words, leftovers }: { words: string; leftovers: readonly Span[] }) {
  const edges = [0, ...leftovers.flatMap(({ start, end }) => [start, end]), words.length];
  return edges.slice(1).map((end, index) => {
    const text = words.slice(edges[index], end);
    if (text === '') return null;
    return index % 2 === 0 ? (
      <span key={end}>{text}</span>
    ) : (
      <Mark
        key={end}
        bg="transparent"
        c="var(--color-danger)"
        fw="var(--weight-heavy)"
        td="underline"
      >
        {text}
      </Mark>
    );
  });
}

/** The words of a row, and below them what nobody understood beside them. */
function wordsToMark(item: ReviewItem) {
  let words = item.words;
  const leftovers = [...item.leftovers];
  for (const line of item.around) {
    const start = words.length + 3;
    words = `${words}\n… ${line}`;
    leftovers.push({ start, end: words.length });
  }
  return { words, leftovers };
}

function Content(props: ReviewRowProps) {
  const league = useSettings();
  const { item, state, pairs, day, today, onChange } = props;
  const { team1, team2, score, winner } = item;
  if (state.kind === 'incomplete') {
    const isPairMissing = (team1 === '') !== (team2 === '');
    const isPairKnown = team1 !== '' && team2 !== '';
    const hasOptions = openIn(item).options.length > 0;
    const odd = isPairKnown && !hasOptions ? oddScoreOf(item, day) : null;
    const row = remarkedResult(item, day);
    const remarks = odd === null ? [] : remarksOf(row, { settings: league }, today, ['score']);
    return (
      <>
        <Box component="ul" m={0} ps="var(--space-20)" fw="var(--weight-medium)">
          {state.problems
            // What the question says is not said twice.
            .filter((problem) => remarks.length === 0 || problem !== odd?.sentence)
            .map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
        </Box>
        <Remarks item={item} remarks={remarks} onChange={onChange} onAnswered={onChange} />
        {hasOptions ? (
          <Readings
            item={item}
            readings={readingsOf(item)}
            isChosen={false}
            onReading={(reading) => onChange(settledAs(item, reading))}
          />
        ) : isPairMissing ? (
          <PairButtons
            label="¿Qué pareja es la otra?"
            pairs={otherPairs(item, pairs)}
            isOpen
            onPair={(pair) => onChange(withPair(item, pair))}
          />
        ) : null}
      </>
    );
  }
  // What was asked stays to be chosen again: the row does not change its size under the thumb.
  const isAnswered = isWinnerSaid(state) && item.verdict.kind === 'answered';
  if (state.kind === 'asks' || (isAnswered && hasQuestion(item))) {
    return (
      <Readings
        item={item}
        readings={state.kind === 'asks' ? state.readings : askedReadings(item)}
        isChosen={state.kind !== 'asks'}
        onReading={(reading) => onChange(settledAs(item, reading))}
        // As it is, if nobody has to have won.
        nobody={isWithoutWinner({ ...item, winner: null }, day) ? nobodyText(score) : null}
        onNobody={() => onChange(corrected(item, { score, winner: null }))}
      />
    );
  }
  return (
    <>
      <ScoreBoard team1={team1} team2={team2} score={parseScore(score)} winner={winner} />
      {state.kind === 'other' ? (
        <Text>
          {`La liga tiene ${describeScore(state.stored, league)} (${state.stored.team1} contra ${state.stored.team2}).`}
        </Text>
      ) : null}
    </>
  );
}

/** The pairs that the words can mean, where only one was found. */
function otherPairs({ team1, team2, category, words }: ReviewItem, pairs: readonly ReviewPair[]) {
  const known = nameKey(team1 || team2);
  const others = pairs.filter(
    (pair) => nameKey(pair.name) !== known && (category === '' || pair.category === category),
  );
  return nearestPairs(words, others, 4);
}

/** The name of a match that nobody won. */
function nobodyText(score: string): string {
  const parsed = parseScore(score);
  return isPlayed(parsed) ? 'Empate' : formatScore(parsed);
}

/** Calls `onAnswered` where the question is gone then. */
type AnswerProps = Pick<ReviewRowProps, 'item' | 'onChange'> & {
  onAnswered: (item: ReviewItem) => void;
};

/** The notes and questions on a row before it is saved. */
function Questions(props: ReviewRowProps & AnswerProps) {
  const { item, state, known, day, today, evening, onChange, onAnswered } = props;
  const league = useSettings();
  const remarksOn = (): readonly Remark[] => {
    if (state.kind === 'undated') {
      const row = { ...remarkedResult(item, day), playedOn: dayChoices(item, evening) };
      return remarksOf(row, { settings: league }, today, ['undated']);
    }
    if ('remark' in state) return [state.remark];
    if (!('settling' in state)) return [];
    const row = { ...remarkedResult(item, day), settling: state.settling };
    return remarksOf(row, { settings: league, pairs: known }, today, ['match', 'player']);
  };
  return <Remarks item={item} remarks={remarksOn()} onChange={onChange} onAnswered={onAnswered} />;
}

/** Asks about each name that no pair of the category has: perhaps it is a known one, misspelt. */
function NameQuestions(props: ReviewRowProps & { onKept: () => void }) {
  const { item, known, newPairs, day, today, onName, onNewPair, onKept } = props;
  const league = useSettings();
  const { team1, team2, category } = item;
  const row = { ...remarkedResult(item, day), kept: newPairs };
  return remarksOf(row, { settings: league, pairs: known }, today, ['name']).map((remark) => (
    <SaveQuestion
      key={remark.id}
      remark={remark}
      onSet={({ kept, team1: one, team2: other }) => {
        const pair = one ?? other;
        const name = [team1, team2].find((each) => nameId({ category, name: each }) === remark.id);
        if (name === undefined) return;
        if (pair !== undefined) {
          onName({ category, name, pair });
          onKept();
          return;
        }
        onNewPair({ name, category }, kept !== undefined);
        if (kept !== undefined) onKept();
      }}
    />
  ));
}

/**
 * What was left over in a row and what was written after it. Whether it is well all the same is asked where
 * nothing else is: `true` is that answer, `false` takes it back.
 */
function leftoverRemark(
  item: ReviewItem,
  state: ReviewState,
  isOpen: boolean,
): Remark<boolean> | null {
  const { leftovers, around, later } = item;
  const shown =
    later.length > 0 ? ['Después se escribió:', ...later.map((words) => `«${words}»`)] : [];
  const remarkOf = (...lines: readonly string[]) => ({
    id: 'leftover',
    text: [...lines, ...shown].join('\n'),
  });
  if (!isOpen && state.kind === 'confirms') {
    const hasMarks = leftovers.length + around.length > 0;
    return {
      ...remarkOf(...(hasMarks ? ['Lo marcado no se entendió.'] : [])),
      level: 'ask',
      choices: [{ text: 'Está bien', set: true }],
    };
  }
  const isAnswered = isWinnerSaid(state) && item.verdict.kind === 'answered';
  if (!isOpen && isAnswered && !hasQuestion(item) && hasLeftovers(item)) {
    return {
      ...remarkOf('Está bien así.'),
      level: 'note',
      choices: [{ text: 'Cambiar', set: false }],
    };
  }
  if (later.length === 0) return null;
  return {
    ...remarkOf(),
    level: 'note',
    ...(isAsking(state) && { isUnusual: true }),
    choices: [],
  };
}

/** Whether who won was asked, whatever was answered. */
function hasQuestion(item: ReviewItem): boolean {
  return openIn(item).asked.length > 0 || item.winner === null;
}

function Remarks({
  item,
  remarks,
  onChange,
  onAnswered,
}: AnswerProps & { remarks: readonly Remark[] }) {
  const onSet = ({ kept, match, score, winner, date, stage }: Answer) => {
    if (match !== undefined) onChange(answered(item, match));
    else if (kept !== undefined) {
      onAnswered({ ...item, kept: [...item.kept, kept], isEdited: true });
    } else if (stage !== undefined) onAnswered(corrected(item, { stage }));
    else if (date !== undefined) {
      onAnswered(item.date === null ? dated(item, date) : corrected(item, { date }));
    } else if (score !== undefined) {
      onAnswered(corrected(item, { score, winner: sideFromText(winner) }));
    }
  };
  return remarks.map((remark) => <SaveQuestion key={remark.id} remark={remark} onSet={onSet} />);
}

function ChoiceButton({ item, state, onChange }: ReviewRowProps) {
  if (state.kind === 'stored') return null;
  const [text, choice] =
    state.kind === 'left'
      ? (['Volver a poner', null] as const)
      : state.kind === 'other' || state.kind === 'repeated'
        ? (['Incluir de todos modos', 'save'] as const)
        : (['No guardar', 'leave'] as const);
  return (
    <Button
      variant="default"
      aria-label={`${text} ${matchOf(item)}`}
      onClick={() => onChange({ ...item, choice })}
    >
      {text}
    </Button>
  );
}

/** The match for the label of a button; in its own words while nobody knows whose *we* it is. */
function matchOf(item: ReviewItem): string {
  const { team1, team2 } = item;
  if (openIn(item).asked[0]?.why === 'author') return `«${item.words}»`;
  return `${team1 || '?'} contra ${team2 || '?'}`;
}
