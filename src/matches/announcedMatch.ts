import { isObject } from '../live/storedValues.ts';
import { dateProblem } from '../padel/fieldRules.ts';
import { eveningOf } from '../padel/evening.ts';
import { nameKey } from '../padel/nameKey.ts';
import { seasonOf, seasonOn, type PlacedInSeason, type Season } from '../league/season.ts';
import { daysBetween } from '../padel/spanishDate.ts';
import type { CountsFor } from '../padel/result.ts';
import type { CivilDate, CivilTime } from '../padel/time.ts';

/** The part of an announced match that is compared with a result. */
export type AnnouncedMatch = PlacedInSeason & {
  id: string;
  team1: string;
  team2: string;
  category: string;
  date: CivilDate;
  /** To tell matches of one day apart. */
  time?: CivilTime;
  /** A match that was put off is at no distance from any day. */
  postponedAt?: string | null;
};

type Played = Omit<AnnouncedMatch, 'id' | 'time' | 'postponedAt' | 'seasonId' | 'stage'>;

/** Which announced match a result can be: exactly one of these. */
export type Found<Match> =
  | { kind: 'none' }
  /** Only this one can be meant. */
  | { kind: 'taken'; match: Match }
  /** One of these, the nearest first, or none: that is asked. */
  | { kind: 'asked'; matches: readonly Match[] };

/** Further apart, in days, a match was perhaps another one. */
const furthest = 30;
/** Two that are about as far away, in days, cannot be told apart. */
const margin = 7;

/**
 * The announced match that a result settles: same category, season and pairs, in either order, and the
 * nearest day. One that was put off is taken only where no other can be meant: beside another leg it is asked, and so
 * is one of another season.
 */
export function findAnnounced<Match extends AnnouncedMatch>(
  result: Played,
  matches: readonly Match[],
  seasons: readonly Season[],
): Found<Match> {
  if (dateProblem(result.date) !== null) return { kind: 'none' };
  const pairing = pairingOf(result);
  const season = seasonOn(result.date, seasons);
  const isOfDays = (match: Match) => seasonOn(match.date, seasons) === season;
  const isOfSeason = (match: Match) => isOfDays(match) && seasonOf(match, seasons) === season;
  const ofPairs = matches.filter(
    (match) => match.category === result.category && pairingOf(match) === pairing,
  );
  const candidates = ofPairs
    .filter((match) => !isPostponed(match) && isOfDays(match))
    .map((match) => ({ match, distance: daysBetween(match.date, result.date) }))
    .sort((one, other) => one.distance - other.distance);
  const postponed = ofPairs.filter(isPostponed);
  if (postponed.length > 0) {
    const all = [...candidates.map(({ match }) => match), ...postponed];
    const [only] = all.length === 1 ? all : [];
    return only !== undefined && isOfSeason(only)
      ? { kind: 'taken', match: only }
      : { kind: 'asked', matches: all };
  }
  const [nearest, next] = candidates;
  if (nearest === undefined) {
    // Announced in the season before and played in this one: that is asked, since the table depends on it.
    const before = ofPairs.filter(({ date }) => date < result.date);
    return before.length > 0 ? { kind: 'asked', matches: before } : { kind: 'none' };
  }
  const isFar = nearest.distance > furthest;
  const isOpen = next !== undefined && next.distance - nearest.distance < margin;
  return isFar || isOpen
    ? { kind: 'asked', matches: candidates.map(({ match }) => match) }
    : { kind: 'taken', match: nearest.match };
}

/** What the result of a match counts for: what the match does, also where it is played on the days of another season. */
export function countsAs(
  match: Pick<AnnouncedMatch, 'date' | 'seasonId' | 'stage'>,
  date: CivilDate,
  seasons: readonly Season[],
): CountsFor {
  const { seasonId = null, stage = null } = match;
  const own = seasonOf(match, seasons);
  const isOfDay = own === seasonOn(date, seasons);
  return { seasonId: seasonId ?? (isOfDay ? null : (own?.id ?? null)), stage };
}

/** The match that waits longest for its result, apart from one. */
export function earliestBut<Match extends AnnouncedMatch>(
  id: string,
  matches: readonly Match[],
): Match | undefined {
  const momentOf = ({ date, time = '' }: Match) => `${date} ${time}`;
  return matches
    .filter((match) => match.id !== id)
    .sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1))[0];
}

/** The day under which the result of a match is stored: for its evening its own date, which is the next after midnight. */
export function dayOfResult(
  day: CivilDate,
  match: Pick<AnnouncedMatch, 'date' | 'time' | 'postponedAt'> | undefined,
): CivilDate {
  const isOfEvening = match !== undefined && !isPostponed(match) && eveningOf(match) === day;
  return isOfEvening ? match.date : day;
}

/** Whether a match was put off, and has no new day. */
export function isPostponed({ postponedAt = null }: Pick<AnnouncedMatch, 'postponedAt'>): boolean {
  return postponedAt !== null;
}

/** The same find, asked about instead of taken: it is only a guess, e.g. of a result that was stored before. */
export function asked<Match>(found: Found<Match>): Found<Match> {
  return found.kind === 'taken' ? { kind: 'asked', matches: [found.match] } : found;
}

/** The key of a category and two pairs, in either order. */
export function pairingOf({ category, team1, team2 }: Omit<Played, 'date'>): string {
  return [category, ...[team1, team2].map(nameKey).sort()].join('\n');
}

/** The administrator's answer to such a question. */
export type MatchAnswer = {
  /** The question that is answered: the answer counts for no other. */
  question: string;
  /** The match that it is; `null`: none of them. */
  matchId: string | null;
};

/** The match of a save that may have arrived: when it is repeated, it names the same. */
export type SentMatch = { pairing: string; matchId: string | null };

/** The fate of an announced match when a result is saved: exactly one of these. */
export type Settling<Match> =
  | { kind: 'none' }
  /** The administrator has to say first which match it is. */
  | { kind: 'open'; matches: readonly Match[] }
  /** The result is that of this match, which is announced no more. */
  | { kind: 'same'; match: Match; matches: readonly Match[] }
  /** The result is that of none of these matches: they stay announced. */
  | { kind: 'other'; matches: readonly Match[] }
  /** The answer was sent with an earlier attempt. */
  | { kind: 'sent'; matchId: string | null };

export function settlingOf<Match extends AnnouncedMatch>(
  found: Found<Match>,
  answer: MatchAnswer | null,
): Settling<Match> {
  if (found.kind === 'none') return found;
  const matches = found.kind === 'taken' ? [found.match] : found.matches;
  if (answer?.question === questionOf(matches)) {
    const match = matches.find(({ id }) => id === answer.matchId);
    return match === undefined ? { kind: 'other', matches } : { kind: 'same', match, matches };
  }
  return found.kind === 'taken'
    ? { kind: 'same', match: found.match, matches }
    : { kind: 'open', matches };
}

/** The answer to the question about these matches. */
export function answerTo(matches: readonly { id: string }[], matchId: string | null): MatchAnswer {
  return { question: questionOf(matches), matchId };
}

function questionOf(matches: readonly { id: string }[]): string {
  return matches.map(({ id }) => id).join(' ');
}

/** The match that is settled; `undefined`: that is open. */
export function settledId(settling: Settling<{ id: string }>): string | null | undefined {
  switch (settling.kind) {
    case 'none':
    case 'other':
      return null;
    case 'same':
      return settling.match.id;
    case 'sent':
      return settling.matchId;
    default:
      return undefined;
  }
}

/** Reads what the device kept; `null` for anything else. */
export function parseAnswer(stored: unknown): MatchAnswer | null {
  if (!isObject(stored)) return null;
  const { question, matchId } = stored;
  return typeof question === 'string' && isId(matchId) ? { question, matchId } : null;
}

/** Reads what the device kept; `null` for anything else. */
export function parseSent(stored: unknown): SentMatch | null {
  if (!isObject(stored)) return null;
  const { pairing, matchId } = stored;
  return typeof pairing === 'string' && isId(matchId) ? { pairing, matchId } : null;
}

function isId(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
