import * as computed from 'virtual:league-clock';
import type { LeagueClock } from '../padel/time.ts';

/** The clock of `league.timeZone`, computed by `leaguePlugin` when the site is built. */
export const leagueClock: LeagueClock = computed.leagueClock;

/** The beginning of the day on which the site was built, ms (UTC). */
export const buildTime: number = computed.buildTime;
