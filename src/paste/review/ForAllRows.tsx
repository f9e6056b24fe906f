import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import { categoryTitle } from '../../league/category.ts';
import { useSettings } from '../../league/settings.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { formatDay, formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import {
  confirmedTogether,
  decidedBy,
  undatedTogether,
  winnerRules,
  withoutCategory,
  type ForAll,
  type ReviewedRow,
  type WinnerRule,
} from './forAll.ts';
import { isAsking } from './reviewState.ts';
import type { LeagueSettings } from '../../league/league.ts';

/** An answer of one tap, and the number of rows that still are as it made them. */
export type SaidForAll = { choice: ForAll; count: number };

type ForAllRowsProps = {
  rows: readonly ReviewedRow[];
  /** The last answer, which can be undone; `null`: none. */
  said: SaidForAll | null;
  /** The day of rows without one; empty: it was not chosen. */
  day: CivilDate;
  today: CivilDate;
  /** The evening that is being played: after midnight it is not today's. */
  evening: CivilDate;
  onChoose: (choice: ForAll) => void;
  onUndo: () => void;
};

/** Fewer rows are quicker answered one by one. */
const fewest = 2;

const ruleTexts: Record<WinnerRule, string> = {
  firstNamed: 'Ganó la primera pareja nombrada',
  winnersNumbers: 'Los números están escritos desde el lado del ganador',
  orderOfPairs: 'Los números siguen el orden de las parejas',
};

/** One tap for all rows that are open in the same way, above them. */
export function ForAllRows(props: ForAllRowsProps) {
  const { rows, said, day, today, evening, onChoose, onUndo } = props;
  const root = useRef<HTMLDivElement>(null);
  const league = useSettings();
  const { categories } = league;
  const lacking = withoutCategory(rows).filter(({ state }) => isAsking(state)).length;
  const rules = winnerRules
    .map((rule) => ({ rule, rows: decidedBy(rule, rows) }))
    .filter((each) => each.rows.length >= fewest);
  const open = rows.filter(({ state }) => state.kind === 'asks').length;
  const alike = [...confirmedTogether(rows)].filter(([, each]) => each.length >= fewest);
  const undated = [...undatedTogether(rows, day, evening)].filter(
    ([, each]) => each.length >= fewest,
  );
  const count = lacking < fewest ? alike.length + undated.length : lacking;
  if (said === null && count === 0 && rules.length === 0) return null;
  const change = (act: () => void) => {
    act();
    requestAnimationFrame(() => {
      if (isFocusLost()) root.current?.querySelector('button')?.focus();
    });
  };
  return (
    <Stack ref={root} gap="var(--space-8)">
      {said === null ? null : (
        <SaveQuestion
          remark={{
            id: 'said',
            level: 'note',
            text: describe(said, league),
            choices: [{ text: 'Deshacer', set: null }],
          }}
          onSet={() => change(onUndo)}
        />
      )}
      {undated.map(([options, each]) => (
        <SaveQuestion
          key={options}
          remark={{
            id: `undated ${options}`,
            level: 'ask',
            text: `${each.length} filas no dicen qué día se jugaron. ¿Cuál es, para todas?`,
            choices: options.split(' ').map((choice) => ({
              text: formatDay(choice, today),
              set: { kind: 'day', day: choice, options } as const,
            })),
          }}
          onSet={(choice) => change(() => onChoose(choice))}
        />
      ))}
      {alike.map(([words, each]) => (
        <SaveQuestion
          key={words}
          remark={{
            id: `leftover ${words}`,
            level: 'ask',
            text: `${each.length} filas con «${words}», que no se entendió.`,
            choices: [
              { text: `Están bien las ${each.length}`, set: { kind: 'confirm', words } as const },
            ],
          }}
          onSet={(choice) => change(() => onChoose(choice))}
        />
      ))}
      {lacking < fewest ? null : (
        <SaveQuestion
          remark={{
            id: 'category',
            level: 'ask',
            text: `${lacking} filas no tienen categoría. ¿Cuál es, para todas?`,
            choices: categories.map(({ name, title }) => ({
              text: title,
              set: { kind: 'category', category: name } as const,
            })),
          }}
          onSet={(choice) => change(() => onChoose(choice))}
        />
      )}
      {rules.length === 0 ? null : (
        <SaveQuestion
          remark={{
            id: 'winners',
            level: 'ask',
            text: `En ${open} filas no queda claro quién ganó. ¿Qué vale para todas?`,
            choices: rules.map(({ rule, rows: decided }) => ({
              text:
                decided.length === open
                  ? ruleTexts[rule]
                  : `${ruleTexts[rule]} (${decided.length} filas)`,
              set: { kind: 'winners', rule } as const,
            })),
          }}
          onSet={(choice) => change(() => onChoose(choice))}
        />
      )}
    </Stack>
  );
}

function describe({ choice, count }: SaidForAll, league: LeagueSettings): string {
  const rows = count === 1 ? '1 fila' : `${count} filas`;
  switch (choice.kind) {
    case 'category':
      return `${categoryTitle(choice.category, league)}, en ${rows}.`;
    case 'winners':
      return `${ruleTexts[choice.rule]}, en ${rows}.`;
    case 'confirm':
      return `Está bien, en ${rows}.`;
    case 'name':
      return `«${choice.name}» es «${choice.pair}», en ${rows}.`;
    case 'day':
      return `${formatLongDate(choice.day)}, en ${rows}.`;
    default:
      return assertNever(choice);
  }
}
