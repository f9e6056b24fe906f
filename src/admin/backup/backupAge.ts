import { daysBetween, formatLongDate } from '../../padel/spanishDate.ts';
import { civilMomentAt, type CivilDate, type LeagueClock } from '../../padel/time.ts';
import type { LeagueState } from '../useLeagueState.ts';

/** Older than this it is said on the desk, days. */
const oldest = 7;

/** The age of the last backup, in days of the league's calendar; `null`: there is none. */
export function backupAge(
  { lastBackup }: Pick<LeagueState, 'lastBackup'>,
  today: CivilDate,
  clock: LeagueClock,
): number | null {
  const made = lastBackup === null ? Number.NaN : Date.parse(lastBackup);
  return Number.isNaN(made) ? null : daysBetween(civilMomentAt(made, clock).date, today);
}

/** The moment at which the last backup was made, in Spanish. */
export function describeBackup(
  state: Pick<LeagueState, 'lastBackup'>,
  today: CivilDate,
  clock: LeagueClock,
): string {
  const age = backupAge(state, today, clock);
  if (age === null || state.lastBackup === null) return 'Todavía no hay ninguna copia.';
  const { date, time } = civilMomentAt(Date.parse(state.lastBackup), clock);
  if (age === 0) return `La última copia es de hoy, ${time}.`;
  return `La última copia es del ${formatLongDate(date)}, de hace ${age === 1 ? '1 día' : `${age} días`}.`;
}

/** Whether the last backup is too long ago. A laptop's league that was just opened has none yet; nothing makes a hosted one's by itself. */
export function isBackupOld(
  state: Pick<LeagueState, 'kind' | 'lastBackup'>,
  today: CivilDate,
  clock: LeagueClock,
): boolean {
  const age = backupAge(state, today, clock);
  return age === null ? state.kind === 'hosted' : age > oldest;
}
