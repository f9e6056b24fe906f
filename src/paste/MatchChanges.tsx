import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { categoryTitle } from '../league/category.ts';
import { formatShortDay, formatTime } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { SaveQuestion } from '../admin/form/SaveQuestion.tsx';
import { usePostponing } from '../admin/form/usePostponing.ts';
import { matchChanges } from './matchChanges.ts';
import type { Authors } from './reading/reader.ts';
import { useSettings } from '../league/settings.ts';

type MatchChangesProps = {
  /** The pasted chat. */
  text: string;
  matches: readonly UpcomingMatch[];
  authors: Authors;
  today: CivilDate;
};

/** Announced matches that the chat puts off or moves, each with the change filled in: one tap makes it. */
export function MatchChanges({ text, matches, authors, today }: MatchChangesProps) {
  const league = useSettings();
  const changes = useMemo(
    () => matchChanges(text, { matches, authors, today }),
    [text, matches, authors, today],
  );
  const { postpone, giveDay } = usePostponing();
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown = changes.filter(({ match }) => !left.includes(match.id));
  if (shown.length === 0) return null;
  return (
    <Stack component="section" gap="var(--space-8)" aria-label="Cambios de partidos anunciados">
      {shown.map(({ match, words, moment }) => {
        const { id, team1, team2, category, date, time } = match;
        const next =
          moment === null
            ? 'A reprogramar'
            : `Pasarlo al ${formatShortDay(moment.date)}, ${formatTime(moment.time)}`;
        return (
          <SaveQuestion
            key={id}
            remark={{
              id,
              level: 'ask',
              text: `«${words.trim()}» ¿Es ${team1} – ${team2} (${categoryTitle(category, league)}), del ${formatShortDay(date)}, ${formatTime(time)}?`,
              choices: [
                { text: next, set: 'changed' },
                { text: 'Dejarlo como está', set: 'left' },
              ],
            }}
            onSet={(said) => {
              if (said === 'left') setLeft([...left, id]);
              else void (moment === null ? postpone(match) : giveDay(match, moment));
            }}
          />
        );
      })}
    </Stack>
  );
}
