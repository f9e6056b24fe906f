import type { RowQuestion } from './RowForm.tsx';
import { AnnouncedQuestion } from './AnnouncedQuestion.tsx';
import {
  asked,
  findAnnounced,
  pairingOf,
  settledId,
  settlingOf,
  type Settling,
} from '../../matches/announcedMatch.ts';
import type { NewResult, Result } from '../../padel/result.ts';
import { isSameMatch } from '../../padel/sameMatch.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { useAnnouncedMatches } from './useAnnouncedMatches.ts';
import type { EditedRow } from './RowDialog.tsx';
import { useSettings } from '../../league/settings.ts';

/** Which announced match a result settles, when it is saved. */
type SaidMatch =
  | { kind: 'said'; matchId: string | null }
  /** The question has to be answered first. */
  | { kind: 'open' }
  /** The announced matches could not be read. */
  | { kind: 'unknown' };

/**
 * Finds the announced match that a result settles; the form names it, or asks if it is not certain.
 * @param hasResult whether the league has a result of this match
 */
export function useAnnouncedQuestion(today: CivilDate, hasResult: (values: NewResult) => boolean) {
  const { matches, isLoaded, load } = useAnnouncedMatches();
  const { seasons } = useSettings();

  const settling = (
    values: NewResult,
    { stored, draft: { answer, sent } }: EditedRow<Result>,
    from: readonly UpcomingMatch[],
  ): Settling<UpcomingMatch> => {
    if (sent?.pairing === pairingOf(values)) return { kind: 'sent', matchId: sent.matchId };
    if (stored !== null && isSameMatch(stored, values)) return { kind: 'none' };
    const found = findAnnounced(values, from, seasons);
    // For a result that the league has already, even a single announced match is only a guess.
    return settlingOf(stored !== null || hasResult(values) ? asked(found) : found, answer);
  };

  return {
    ask: (values: NewResult, row: EditedRow<Result>): RowQuestion => {
      const current = settling(values, row, matches);
      return {
        id: 'match',
        content: (
          <AnnouncedQuestion settling={current} today={today} onAnswer={row.draft.setAnswer} />
        ),
        isOpen: current.kind === 'open',
      };
    },
    said: async (values: NewResult, row: EditedRow<Result>): Promise<SaidMatch> => {
      const known = isLoaded ? matches : await load();
      if (known === null) return { kind: 'unknown' };
      const current = settling(values, row, known);
      // A match is never settled before the form has named it.
      const isUnseen = !isLoaded && current.kind === 'same';
      const matchId = settledId(current);
      return matchId === undefined || isUnseen ? { kind: 'open' } : { kind: 'said', matchId };
    },
  };
}
