import '@mantine/core/styles/Stack.layer.css';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { categoryByName, categoryTitle, type CategoryName } from '../../league/category.ts';
import type { LeagueSettings } from '../../league/league.ts';
import { isFriendly, type PlacedInSeason } from '../../league/season.ts';
import { ruleOfMatch } from '../../league/ruleOfMatch.ts';
import { settings } from '../../league/settings.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { endsWithoutWinner } from '../../matches/countResult.ts';
import {
  detailProblem,
  hasDetail,
  readDetails,
  resultDetails,
  textsOfDetails,
} from '../../matches/resultDetails.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import { eveningOf, isAfterMidnight } from '../../padel/evening.ts';
import { limits } from '../../padel/fieldRules.ts';
import {
  detailNames,
  detailsAskedIn,
  noDetails,
  type CountsFor,
  type DetailName,
  type NewResult,
} from '../../padel/result.ts';
import { leavesWinnerOpen, parseScore } from '../../padel/score.ts';
import { formatLongDate, formatTime } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { NewUpcomingMatch, UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { ScoreLine } from '../scorePad/ScoreLine.tsx';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';
import { flat, type Field, type Fields, type Typed } from './field.ts';

type FormStart = { today: CivilDate; category: CategoryName | undefined };

/** The fields of a table's dialog, and how they become values and back. */
export type FormDescription<Values> = {
  kind: 'result' | 'match';
  texts: {
    add: string;
    edit: string;
    added: string;
    changed: string;
    failed: string;
  };
  /** Content above the fields; it has the focus at first, instead of the first field. */
  intro?: (typed: Typed) => ReactNode;
  fields: Fields;
  /** The texts that an empty form starts with, by field; other fields start empty. */
  start: (start: FormStart) => Typed;
  /** The values of a form without problems; `null` while no category is chosen. */
  read: (typed: Typed) => Values | null;
  /** The text of each value; a value that is forgotten does not compile. */
  write: (values: Values) => Readonly<Record<keyof Values & string, string>>;
  /** Shows the row in one line, always in view while it is entered. */
  summary?: (typed: Typed) => ReactNode;
};

/** The texts of an empty form. */
export function emptyFields(
  { fields, start }: Pick<FormDescription<never>, 'fields' | 'start'>,
  at: FormStart,
): Typed {
  return { ...Object.fromEntries(flat(fields).map(({ name }) => [name, ''])), ...start(at) };
}

const pairFields = [
  { kind: 'pair', name: 'team1', label: 'Pareja 1', longest: limits.team },
  { kind: 'pair', name: 'team2', label: 'Pareja 2', longest: limits.team, rival: 'team1' },
] as const;
const dateField = { kind: 'date', name: 'date', label: 'Fecha' } as const;
const categoryField = { kind: 'category', name: 'category', label: 'Categoría' } as const;
const scoreField = {
  kind: 'score',
  name: 'score',
  label: 'Resultado',
  longest: limits.score,
  description: 'Ej.: 6-4, 3-6, 10-8 o 64 36 108 · W.O. · 6-4 2-1 ret. · 6-4 3-2 tiempo',
} as const;
const winnerField: Field = {
  kind: 'hidden',
  name: 'winner',
  label: 'Ganó',
  tell({ team1, team2, winner }) {
    const side = sideFromText(winner);
    return side === null ? '–' : teamNames(team1, team2)[side];
  },
};

/** What a match counts for, and the season to which it belongs where its day does not say it: `remarks.ts` asks. */
const countFields = [
  {
    kind: 'choice',
    name: 'stage',
    label: 'Cuenta para',
    isOptional: true,
    choices: [
      { value: '', label: 'La tabla' },
      { value: 'AM', label: 'Amistoso' },
    ],
    tell: ({ stage = '' }) => (isFriendly({ stage }) ? 'Amistoso' : 'La tabla'),
  },
  {
    kind: 'hidden',
    name: 'seasonId',
    label: 'Temporada',
    isOptional: true,
    tell: ({ seasonId }) =>
      settings().seasons.find(({ id }) => id === seasonId)?.name ?? 'La de su fecha',
  },
] as const satisfies Fields;

function countsOf({ seasonId, stage }: Typed): CountsFor {
  return { seasonId: seasonId || null, stage: stage || null };
}

function textsOfCounts({ seasonId, stage }: CountsFor) {
  return { seasonId: seasonId ?? '', stage: stage ?? '' };
}

/** The part of a typed row that says its season. */
export function placeOf({ date = '', seasonId = '' }: Partial<Typed>): PlacedInSeason {
  return { date, seasonId };
}

/** The field of a detail that a result may have; its name is the detail's. */
function detailField(name: DetailName): Field {
  const { heads: _, ...detail } = resultDetails[name];
  return { ...detail, name };
}

/** The line that asks for details; nobody has to know them. */
function detailLines(names: readonly DetailName[]): Field[][] {
  const fields = names.map((name) => ({
    ...detailField(name),
    label: `${resultDetails[name].label} (opcional)`,
    isOptional: true,
    isAsked: ({ score = '' }: Typed) => hasDetail(name, score),
    problem: (text: string) => detailProblem(name, text),
  }));
  return fields.length === 0 ? [] : [fields];
}

const resultFields = [
  ...pairFields,
  scoreField,
  winnerField,
  [dateField, categoryField],
  ...countFields,
];

export const resultForm: FormDescription<NewResult> = {
  kind: 'result',
  texts: {
    add: 'Agregar Resultado',
    edit: 'Corregir Resultado',
    added: 'Resultado guardado.',
    changed: 'Resultado corregido.',
    failed: 'Error al guardar el resultado. Intenta de nuevo.',
  },
  fields: [...resultFields, ...detailLines(detailsAskedIn('adding'))],
  start: ({ today, category = '' }) => ({ date: today, category }),
  read({ team1 = '', team2 = '', score = '', date = '', category = '', ...others }) {
    const name = categoryByName(category, settings())?.name;
    return name === undefined
      ? null
      : {
          team1: team1.trim(),
          team2: team2.trim(),
          score: score.trim(),
          winner: needsWinner(score, placeOf({ ...others, date }))
            ? sideFromText(others['winner'])
            : null,
          date,
          ...readDetails(others, score),
          category: name,
          ...countsOf(others),
        };
  },
  write: ({ team1, team2, score, winner, date, category, seasonId, stage, ...details }) => ({
    team1,
    team2,
    score,
    date,
    category,
    winner: String(winner ?? ''),
    ...textsOfCounts({ seasonId, stage }),
    ...textsOfDetails(details),
  }),
  summary: ({ team1, team2, score = '', winner, ...placed }) => (
    <ScoreLine
      teams={teamNames(team1, team2)}
      value={{ score, winner: sideFromText(winner) }}
      rule={ruleOfMatch(placeOf(placed), settings())}
    />
  ),
};

/** A stored result, with all that is known of it. */
export const resultCorrection: FormDescription<NewResult> = {
  ...resultForm,
  fields: [...resultFields, ...detailLines(detailNames)],
};

/** Whether it has to be said who won: not after an hour that was a draw. */
function needsWinner(score: string, placed: PlacedInSeason): boolean {
  const rule = ruleOfMatch(placed, settings());
  return leavesWinnerOpen(parseScore(score.trim())) && !endsWithoutWinner(score.trim(), rule);
}

/** The result of an announced match: all but the score is known. */
export function settleForm(
  match: UpcomingMatch,
  league: LeagueSettings,
): FormDescription<NewResult> {
  const { team1, team2, date, time, location } = match;
  const title = categoryTitle(match.category, league);
  return {
    ...resultForm,
    texts: { ...resultForm.texts, add: 'Cargar Resultado' },
    // The announced day, whatever day is typed below.
    intro: () => (
      <>
        <Stack component="p" gap={0} m={0} fz="lg" fw="var(--weight-heavy)" lh={1.2}>
          <bdi>{team1}</bdi>
          <bdi>{team2}</bdi>
        </Stack>
        <Text size="sm" c="dimmed" mt="var(--space-4)">
          {isPostponed(match) ? (
            <span>{`${title} · ${describePostponed(match)}`}</span>
          ) : (
            <>
              <span>{`${title} · ${formatLongDate(date)}, ${formatTime(time)} · `}</span>
              <bdi>{location}</bdi>
            </>
          )}
        </Text>
      </>
    ),
    fields: [
      scoreField,
      winnerField,
      { ...dateField, label: 'Fecha en que se jugó' },
      ...countFields,
      ...detailLines(detailsAskedIn('settling')),
    ],
  };
}

/**
 * The texts that the form starts with. A match announced for a later evening was played in this one, and one that was put off
 * at another hour and place than announced.
 */
export function settledFields(match: UpcomingMatch, evening: CivilDate): Typed {
  const isEarly = eveningOf(match) > evening;
  const date = isEarly || isPostponed(match) ? evening : match.date;
  const time = isEarly && isAfterMidnight(match) ? null : match.time;
  const details = isPostponed(match) ? noDetails : { time };
  return resultForm.write({ ...noDetails, ...match, ...details, date, score: '', winner: null });
}

const timeField = { kind: 'time', name: 'time', label: 'Hora' } as const;
const placeFields = [detailField('location'), categoryField, ...countFields];

export const matchForm: FormDescription<NewUpcomingMatch> = {
  kind: 'match',
  texts: {
    add: 'Agregar Partido',
    edit: 'Corregir Partido',
    added: 'Partido guardado.',
    changed: 'Partido corregido.',
    failed: 'Error al guardar el partido. Intenta de nuevo.',
  },
  fields: [...pairFields, [dateField, timeField], ...placeFields],
  start: ({ category = '' }) => ({ category }),
  read({ team1 = '', team2 = '', date = '', time = '', location = '', category = '', ...others }) {
    const name = categoryByName(category, settings())?.name;
    if (name === undefined) return null;
    return {
      team1: team1.trim(),
      team2: team2.trim(),
      date,
      time,
      location: location.trim(),
      category: name,
      ...countsOf(others),
    };
  },
  write: ({ team1, team2, date, time, location, category, seasonId, stage }) => ({
    team1,
    team2,
    date,
    time,
    location,
    category,
    ...textsOfCounts({ seasonId, stage }),
  }),
};

/** The form of a match to which a day is given: today at the earliest, the season's last day at the latest. */
export function dayForm(
  match: UpcomingMatch | null,
  from: CivilDate,
  lastDay: CivilDate | null,
): FormDescription<NewUpcomingMatch> {
  const until = lastDay !== null && lastDay >= from ? lastDay : null;
  const form = {
    ...matchForm,
    texts: {
      ...matchForm.texts,
      add: 'Dar fecha',
      edit: 'Dar fecha',
      changed: 'El partido tiene fecha.',
    },
    fields: [[{ ...dateField, from, until }, timeField], ...placeFields, ...pairFields],
  };
  // Its hour and place are likely those of before.
  const write: typeof matchForm.write = (values) => ({ ...matchForm.write(values), date: '' });
  return match === null ? form : { ...form, write };
}
