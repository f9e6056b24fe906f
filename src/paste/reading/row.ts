import { nameKey } from '../../padel/nameKey.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore } from '../../padel/score.ts';
import { otherSide } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Message } from '../../reading/messages.ts';
import type { Span } from './coverage.ts';
import { unread, type Open, type ReadOutcome, type Statement, type Unread } from './readResult.ts';

/** The place at which a row was read. */
type Source = {
  /** The author, as the head of the message says. */
  sender: string | null;
  /** The place of its message in the chat. */
  at: number;
  /** The days that the message can be from. */
  days: readonly CivilDate[];
};

/** A statement, with what later messages are compared with. */
export type StatementRow = Statement &
  Source & {
    /** The number of pairs that its own words name, the author's own included. */
    named: number;
    /** Its words name the pair of who says *ganamos*. */
    isOwnNamed: boolean;
    leftovers: readonly Span[];
  };

export type Row = (Unread & Source) | StatementRow;

/** A statement that is asked about after all. */
export function openRow<Row extends Statement>(row: Row) {
  const open: Open = row.isCertain ? { asked: [], options: [], order: null } : row;
  const { asked, options, order } = open;
  return { ...row, isCertain: false as const, asked, options, order };
}

export function unreadRow(words: string, { sender, days }: Message, at: number): Unread & Source {
  return { ...unread(words), sender, at, days };
}

export function isTeamOf(
  name: string,
  { team1, team2 }: Pick<ReadOutcome, 'team1' | 'team2'>,
): boolean {
  const key = nameKey(name);
  return key === nameKey(team1 ?? '') || key === nameKey(team2 ?? '');
}

export function areSameTeams(
  one: Pick<ReadOutcome, 'team1' | 'team2'>,
  other: Pick<ReadOutcome, 'team1' | 'team2'>,
): boolean {
  return (
    one.team1 !== null &&
    one.team2 !== null &&
    isTeamOf(one.team1, other) &&
    isTeamOf(one.team2, other)
  );
}

/** An outcome with the other pair named first. */
export function turned<Turned extends ReadOutcome>(outcome: Turned): Turned {
  return {
    ...outcome,
    team1: outcome.team2,
    team2: outcome.team1,
    score: outcome.score === null ? null : formatScore(swapScore(parseScore(outcome.score))),
    winner: otherSide(outcome.winner),
  };
}

/** Whether two messages can be from the same days: then they can be about the same match. */
export function areClose(days: readonly CivilDate[], otherDays: readonly CivilDate[]): boolean {
  if (days.length === 0 || otherDays.length === 0) return true;
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  return days.some((day) =>
    otherDays.some((other) => Math.abs(Date.parse(day) - Date.parse(other)) <= twoDays),
  );
}
