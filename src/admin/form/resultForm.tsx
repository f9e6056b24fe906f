import { categoryByName } from '../../league/category.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import { readDetails, resultDetails, textsOfDetails } from '../../matches/resultDetails.ts';
import { limits } from '../../padel/fieldRules.ts';
import {
  detailNames,
  detailsAskedIn,
  type DetailName,
  type NewResult,
} from '../../padel/result.ts';
import { leavesWinnerOpen, parseScore } from '../../padel/score.ts';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';
import { ScoreLine } from '../scorePad/ScoreLine.tsx';
import type { Field, FormDescription } from './field.ts';
import { detailField } from './matchForm.ts';
import { settings } from '../../league/settings.ts';

export const scoreField: Field = {
  kind: 'score',
  name: 'score',
  label: 'Resultado',
  longest: limits.score,
  hint: 'Ej.: 6-4, 3-6, 10-8 o 64 36 108 · W.O. · 6-4 2-1 ret. · 6-4 3-2 tiempo',
};

const lines: FormDescription<NewResult>['lines'] = [
  [{ kind: 'pair', name: 'team1', label: 'Pareja 1', longest: limits.team }],
  [{ kind: 'pair', name: 'team2', label: 'Pareja 2', longest: limits.team }],
  [scoreField],
  [
    { kind: 'date', name: 'date', label: 'Fecha' },
    { kind: 'category', name: 'category', label: 'Categoría' },
  ],
];

/** The line that asks for details; nobody has to know them. */
export function detailLines(names: readonly DetailName[]): Field[][] {
  const fields = names.map((name) => ({
    ...detailField(name),
    label: `${resultDetails[name].label} (opcional)`,
    isOptional: true,
  }));
  return fields.length === 0 ? [] : [fields];
}

export const resultForm: FormDescription<NewResult> = {
  kind: 'result',
  texts: {
    add: 'Agregar Resultado',
    edit: 'Corregir Resultado',
    added: 'Resultado guardado.',
    changed: 'Resultado corregido.',
    failed: 'Error al guardar el resultado. Intenta de nuevo.',
  },
  lines: [...lines, ...detailLines(detailsAskedIn('adding'))],
  kept: [
    {
      name: 'winner',
      label: 'Ganó',
      textOf({ team1, team2, winner }) {
        const side = sideFromText(winner);
        return side === null ? '–' : teamNames(team1, team2)[side];
      },
    },
  ],
  start: ({ today, category = '' }) => ({ date: today, category }),
  read({ team1 = '', team2 = '', score = '', date = '', category = '', ...kept }) {
    const name = categoryByName(category, settings())?.name;
    return name === undefined
      ? null
      : {
          team1: team1.trim(),
          team2: team2.trim(),
          score: score.trim(),
          winner: needsWinner(score, date) ? sideFromText(kept['winner']) : null,
          date,
          ...readDetails(kept),
          category: name,
        };
  },
  write: ({ team1, team2, score, winner, date, category, ...details }) => ({
    team1,
    team2,
    score,
    date,
    category,
    winner: String(winner ?? ''),
    ...textsOfDetails(details),
  }),
  summary: ({ team1, team2, score = '', winner, date = '' }) => (
    <ScoreLine
      teams={teamNames(team1, team2)}
      value={{ score, winner: sideFromText(winner) }}
      rule={seasonAt(date, settings()).rule}
    />
  ),
};

/** A stored result, with all that is known of it. */
export const resultCorrection: FormDescription<NewResult> = {
  ...resultForm,
  lines: [...lines, ...detailLines(detailNames)],
};

/** Whether it has to be said who won: not after an hour that was a draw. */
function needsWinner(score: string, date: string): boolean {
  const { rule } = seasonAt(date, settings());
  return leavesWinnerOpen(parseScore(score.trim())) && !endsWithoutWinner(score.trim(), rule);
}
