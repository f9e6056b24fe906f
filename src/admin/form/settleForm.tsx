import '@mantine/core/styles/Stack.layer.css';
import { categoryTitle } from '../../league/category.ts';
import { Stack, Text } from '@mantine/core';
import type { TypedFields } from './draft.ts';
import { isPostponed } from '../../matches/announcedMatch.ts';
import { describePostponed } from '../../matches/rowTexts.ts';
import { detailsAskedIn, noDetails, type NewResult } from '../../padel/result.ts';
import { eveningOf, isAfterMidnight } from '../../padel/evening.ts';
import { formatLongDate, formatTime } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { FormDescription } from './field.ts';
import { detailLines, resultForm, scoreField } from './resultForm.tsx';
import type { LeagueSettings } from '../../league/league.ts';

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
    lines: [
      [scoreField],
      [{ kind: 'date', name: 'date', label: 'Fecha en que se jugó' }],
      ...detailLines(detailsAskedIn('settling')),
    ],
  };
}

/**
 * The texts that the form starts with. A match announced for a later evening was played in this one, and one that was put off
 * at another hour and place than announced.
 */
export function settledFields(match: UpcomingMatch, evening: CivilDate): TypedFields {
  const isEarly = eveningOf(match) > evening;
  const date = isEarly || isPostponed(match) ? evening : match.date;
  const time = isEarly && isAfterMidnight(match) ? null : match.time;
  const details = isPostponed(match) ? noDetails : { time };
  return resultForm.write({ ...noDetails, ...match, ...details, date, score: '', winner: null });
}
