import type { Fault } from './fault.ts';
import { faults as league } from './league.ts';
import { faults as padel } from './padel.ts';

/** The planted faults by room: a folder of `src/`, or a part of `src/opening/` and `supabase/embedded/`. */
export const faults: ReadonlyMap<string, readonly Fault[]> = new Map(
  Object.entries({ league, padel }),
);
