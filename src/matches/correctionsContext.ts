import { createContext, use } from 'react';
import type { Result } from '../padel/result.ts';
import type { CivilMoment, Instant } from '../padel/time.ts';

export type Corrections = {
  /** A moment on the league's clock. */
  momentOf: (instant: Instant) => CivilMoment;
  /** The first version of a corrected result in words; @throws Error if it cannot be read */
  describeFirst: (result: Result) => Promise<string>;
};

const CorrectionsContext = createContext<Corrections | null>(null);

export const CorrectionsProvider = CorrectionsContext.Provider;

/** `null` where corrections are not shown, as on the club's screen. */
export function useCorrections(): Corrections | null {
  return use(CorrectionsContext);
}
