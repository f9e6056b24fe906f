/** One of the two teams of a match, in the order in which they are printed. */
export type Side = 1 | 2;

/** The opponents' side. */
export function otherSide(side: Side): Side;
export function otherSide(side: Side | null): Side | null;
export function otherSide(side: Side | null): Side | null {
  if (side === null) return null;
  return side === 1 ? 2 : 1;
}

/** One set as played; games are those of team 1 and team 2, for a super tie-break their points. */
export type SetScore = {
  kind: 'set' | 'superTieBreak';
  team1: number;
  team2: number;
  /** Points of the tie-break's loser, as in `7-6(5)`; `null` where there was none or nobody wrote it. */
  tieBreak: number | null;
  /** The side that won it; `null` where the numbers are those of no finished set. */
  winner: Side | null;
};

const games = String.raw`(\d{1,2})\s*(?:[-/:]|a)\s*(\d{1,2})`;
const superTieBreakName = String.raw`(?:stb|s[úu]per[\s-]?tie[\s-]?break)`;
const plainSet = new RegExp(`^${games}(?!\\d)`, 'iu');
/** A third set that says what it is: `STB 10-8`, `10-8 (STB)`, `[10-8]`, `(10-8)`. */
const markedSuperTieBreaks = [
  new RegExp(`^${superTieBreakName}\\s*:?\\s*[([]?${games}(?!\\d)[)\\]]?`, 'iu'),
  new RegExp(`^${games}\\s*[([]?${superTieBreakName}[)\\]]?`, 'iu'),
  new RegExp(`^[([]\\s*${games}\\s*[)\\]]`, 'iu'),
];
const tieBreakPoints = /^\s*[([]\s*(\d{1,2})(?:\s*[-/:]\s*(\d{1,2}))?\s*[)\]]/u;
const separator = /^(?:\s*[,;]\s*|\s+(?:\/|y)\s+|\s+)/iu;

/**
 * Reads up to three sets.
 * @param text numbers only, dashes already plain, without space around it
 * @param areLastBracketsASet whether in `6-4 6-7 (10-8)` the brackets are the third set rather than
 *   the points of the tie-break before them
 * @returns `null` where any part of the text is not understood
 */
export function readSets(text: string, areLastBracketsASet: boolean): SetScore[] | null {
  const sets: SetScore[] = [];
  let rest = text;
  while (rest !== '') {
    if (sets.length === 3) return null;
    const gap = sets.length === 0 ? 0 : length(separator.exec(rest));
    if (sets.length > 0 && gap === 0) return null;
    rest = rest.slice(gap);
    const read = sets.length === 2 ? readThirdSet(rest) : readSet(rest, areLastBracketsASet);
    if (read === null) return null;
    sets.push(read.set);
    rest = rest.slice(read.length);
  }
  return sets.length === 0 ? null : sets;
}

type Reading = { set: SetScore; length: number };

function readSet(text: string, areLastBracketsASet: boolean): Reading | null {
  const match = plainSet.exec(text);
  if (match === null) return null;
  const [team1, team2] = [Number(match[1]), Number(match[2])];
  if (team1 > 9 || team2 > 9) return null;
  const set: SetScore = {
    kind: 'set',
    team1,
    team2,
    tieBreak: null,
    winner: setWinner(team1, team2),
  };
  const after = text.slice(length(match));
  const brackets = tieBreakPoints.exec(after);
  const isThirdSet = areLastBracketsASet && length(brackets) === after.length;
  if (brackets === null || isThirdSet) return { set, length: length(match) };
  const tieBreak = loserPoints(brackets);
  // Brackets after anything but a set that a tie-break can end mean something we do not know.
  if (tieBreak === null || Math.abs(team1 - team2) !== 1) return null;
  return { set: { ...set, tieBreak }, length: length(match) + length(brackets) };
}

function readThirdSet(text: string): Reading | null {
  for (const pattern of markedSuperTieBreaks) {
    const match = pattern.exec(text);
    if (match !== null) return { set: superTieBreak(match), length: length(match) };
  }
  const match = plainSet.exec(text);
  if (match === null) return null;
  const [team1, team2] = [Number(match[1]), Number(match[2])];
  if (Math.max(team1, team2) >= 10) return { set: superTieBreak(match), length: length(match) };
  const read = readSet(text, false);
  if (read !== null && team1 + team2 === 1 && read.set.tieBreak !== null) {
    // `1-0(8)`: the super tie-break counted as one game, its loser's points in brackets.
    const winner = team1 === 1 ? 1 : 2;
    return { ...read, set: { ...read.set, kind: 'superTieBreak', winner } };
  }
  // Without a tie-break in the third set it goes on until somebody leads by two: 8-6, 9-7.
  const isAdvantageSet = Math.max(team1, team2) >= 8 && Math.abs(team1 - team2) === 2;
  if (read === null || !isAdvantageSet) return read;
  return { ...read, set: { ...read.set, winner: ahead(team1, team2) } };
}

function superTieBreak(match: RegExpExecArray): SetScore {
  const numbers = match.slice(1).filter((part) => part !== undefined);
  const [team1, team2] = [Number(numbers[0]), Number(numbers[1])];
  const [high, low] = [Math.max(team1, team2), Math.min(team1, team2)];
  // To 7, 10 or 11 as the league agreed, by two; or "a morir", by one. Beyond 11 it is by two.
  const isFinished = [7, 10, 11].includes(high) ? high > low : high > 7 && high - low === 2;
  const winner = isFinished ? ahead(team1, team2) : null;
  return { kind: 'superTieBreak', team1, team2, tieBreak: null, winner };
}

/** The winner of a set to six games; short sets to four depend on the whole match, see `score.ts`. */
export function setWinner(team1: number, team2: number): Side | null {
  const [high, low] = [Math.max(team1, team2), Math.min(team1, team2)];
  const isFinished = (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
  return isFinished ? ahead(team1, team2) : null;
}

/** The side with more; `null` at a draw. */
export function ahead(team1: number, team2: number): Side | null {
  if (team1 === team2) return null;
  return team1 > team2 ? 1 : 2;
}

/** The loser's points of `(5)` or `[7-5]`; `null` where the two are those of no tie-break. */
function loserPoints(brackets: RegExpExecArray): number | null {
  const [first, second] = [Number(brackets[1]), brackets[2]];
  if (second === undefined) return first;
  const [high, low] = [Math.max(first, Number(second)), Math.min(first, Number(second))];
  return high === Math.max(7, low + 2) ? low : null;
}

function length(match: RegExpExecArray | null): number {
  return match === null ? 0 : match[0].length;
}
