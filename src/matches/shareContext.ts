import { createContext, use } from 'react';
import type { CategoryName } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

/** A row of standings, as far as it is shared. */
export type SharedStanding = {
  position: number;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  setsFor: number;
  setsAgainst: number;
  points: number;
};

/** The things that a visitor can share. */
export type Shareable =
  | { kind: 'result'; result: Result }
  | { kind: 'match'; match: UpcomingMatch }
  /** @property address the path of its page, if it is not that of its name */
  | { kind: 'pair'; name: string; category: CategoryName; address?: string }
  /** @property hasDraws whether a match can end in a draw */
  | {
      kind: 'table';
      category: CategoryName;
      season: string;
      hasDraws: boolean;
      rows: readonly SharedStanding[];
    }
  | { kind: 'day'; date: CivilDate; results: readonly Result[] };

/** A match, played or announced, as it is shown and shared. */
export type SharedMatch = Extract<Shareable, { kind: 'result' | 'match' }>;

/** Opens the dialog for sharing; the site's layout provides it. */
type Share = (share: Shareable) => void;

const ShareContext = createContext<Share | null>(null);

export const ShareProvider = ShareContext.Provider;

/** `null` where nothing can be shared, as on the club's screen. */
export function useShare(): Share | null {
  return use(ShareContext);
}
