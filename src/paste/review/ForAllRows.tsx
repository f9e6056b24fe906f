import '@mantine/core/styles/Stack.layer.css';
import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import { categoryTitle } from '../../league/category.ts';
import { useSettings } from '../../league/settings.ts';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import {
  decidedBy,
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
export function ForAllRows({ rows, said, onChoose, onUndo }: ForAllRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const league = useSettings();
  const { categories } = league;
  const lacking = withoutCategory(rows).filter(({ state }) => isAsking(state)).length;
  const rules = winnerRules
    .map((rule) => ({ rule, rows: decidedBy(rule, rows) }))
    .filter((each) => each.rows.length >= fewest);
  const open = rows.filter(({ state }) => state.kind === 'asks').length;
  if (said === null && lacking < fewest && rules.length === 0) return null;
  const change = (act: () => void) => () => {
    act();
    requestAnimationFrame(() => {
      if (isFocusLost()) root.current?.querySelector('button')?.focus();
    });
  };
  return (
    <Stack ref={root} gap="var(--space-8)">
      {said === null ? null : (
        <SaveQuestion
          isOpen={false}
          choices={[{ id: 'undo', text: 'Deshacer', onChoose: change(onUndo) }]}
        >
          {describe(said, league)}
        </SaveQuestion>
      )}
      {lacking < fewest ? null : (
        <SaveQuestion
          isOpen
          choices={categories.map(({ name, title }) => ({
            id: name,
            text: title,
            onChoose: change(() => onChoose({ kind: 'category', category: name })),
          }))}
        >
          {`${lacking} filas no tienen categoría. ¿Cuál es, para todas?`}
        </SaveQuestion>
      )}
      {rules.length === 0 ? null : (
        <SaveQuestion
          isOpen
          choices={rules.map((each) => ({
            id: each.rule,
            text:
              each.rows.length === open
                ? ruleTexts[each.rule]
                : `${ruleTexts[each.rule]} (${each.rows.length} filas)`,
            onChoose: change(() => onChoose({ kind: 'winners', rule: each.rule })),
          }))}
        >
          {`En ${open} filas no queda claro quién ganó. ¿Qué vale para todas?`}
        </SaveQuestion>
      )}
    </Stack>
  );
}

function describe({ choice, count }: SaidForAll, league: LeagueSettings): string {
  const rows = count === 1 ? '1 fila' : `${count} filas`;
  return choice.kind === 'category'
    ? `${categoryTitle(choice.category, league)}, en ${rows}.`
    : `${ruleTexts[choice.rule]}, en ${rows}.`;
}
