import { leagueClock as workedOut } from 'virtual:league-clock';
import type { LeagueClock } from '../domain/time.ts';

/** The clock of `league.timeZone`, worked out by `leaguePlugin` when the site is built. */
export const leagueClock: LeagueClock = workedOut;
