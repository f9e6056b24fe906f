import type { Reader } from './reader.ts';
import { findInText, type Reading } from './statement.ts';
import { walkoversIn, type Unit } from './units.ts';

/** A statement out of a unit with several; `lead`: the words before it. */
type Piece = Pick<Unit, 'words' | 'isCutOut'> & { lead?: string };

type Item = { isMark: boolean; start: number; end: number };

const most = 6;
const joint = /[,;.!\n]|(?<!\p{L})[ye](?!\p{L})/iu;
const jointAfterScore = /^\s*(?:[,;.!\n]|[ye](?!\p{L}))/iu;

/** A unit as its results: shared out, else cut after each score, which is a guess. */
export function divided({ ends, ...unit }: Unit, reader: Reader): Unit[] {
  if (ends === undefined) return [{ ...unit, words: unit.words.trim() }];
  const pieces = piecesOf(unit.words, reader) ?? cutAfter(ends, unit.words);
  return pieces.map((piece) => ({
    ...unit,
    ...piece,
    words: piece.words.trim(),
    isCutOut: unit.isCutOut || piece.isCutOut,
  }));
}

function cutAfter(ends: readonly number[], text: string): Piece[] {
  const cuts = [0, ...ends.slice(0, -1), text.length];
  const isCutOut = ends.length > 1;
  return cuts.slice(1).map((cut, index) => ({ words: text.slice(cuts[index], cut), isCutOut }));
}

/**
 * The statements of a sentence with several results, where names and scores can be shared out in one way only:
 * each is then as certain as alone. `null`: what belongs to which is a guess.
 */
function piecesOf(text: string, reader: Reader): Piece[] | null {
  const { mentions, scores, rest } = findInText(text, null, reader);
  const marks = [...scores.filter(({ sets }) => sets > 1), ...walkoversIn(rest)];
  if (marks.length < 2 || marks.length > most) return null;
  const items = [
    ...mentions.map(({ start, end }) => ({ isMark: false, start, end })),
    ...marks.map(({ start, end }) => ({ isMark: true, start, end })),
  ].sort((one, other) => one.start - other.start);
  const found = divisions(text, items, 0, reader);
  const [first, ...others] = found;
  if (first !== undefined) return others.length === 0 ? first : null;
  return cutAfterScores(text, items, reader);
}

/** All ways to cut the text from a position on into whole statements. */
function divisions(text: string, items: readonly Item[], from: number, reader: Reader): Piece[][] {
  const marks = items.filter(({ isMark }) => isMark).length;
  if (marks === 1) {
    const piece = pieceOf(text, from, text.length, reader);
    return piece.isCutOut ? [] : [[piece]];
  }
  return items.flatMap((item, index) => {
    const next = items[index + 1];
    const before = items.slice(0, index + 1).filter(({ isMark }) => isMark).length;
    if (next === undefined || before !== 1) return [];
    const found = joint.exec(text.slice(item.end, next.start));
    if (found === null && !item.isMark) return [];
    const end = item.end + (found === null ? 0 : found.index + found[0].length);
    const piece = pieceOf(text, from, end, reader);
    if (piece.isCutOut) return [];
    return divisions(text, items.slice(index + 1), end, reader).map((rest) => [piece, ...rest]);
  });
}

/** `A le ganó a B 6-4 6-3 y a C 6-2 6-2`: the first is whole, and the other one names its pair. */
function cutAfterScores(text: string, items: readonly Item[], reader: Reader): Piece[] | null {
  const ends = items.flatMap(({ isMark, end }) => (isMark ? [end] : [])).slice(0, -1);
  if (!ends.every((end) => jointAfterScore.test(text.slice(end)))) return null;
  const pieces = [0, ...ends].map((from, index) =>
    pieceOf(text, from, ends[index] ?? text.length, reader),
  );
  const areNamed = pieces.every(({ words }) => {
    const reading = findInText(words, null, reader);
    return isSound(reading) && partiesIn(reading) > 0;
  });
  return areNamed ? pieces : null;
}

function pieceOf(text: string, from: number, to: number, reader: Reader): Piece {
  const words = text
    .slice(from, to)
    .replace(/^[,;.\s]+|(?<!\p{L})[ye]\s*$/giu, '')
    .trim();
  const reading = findInText(words, null, reader);
  const { winner, loser, isListed } = reading.claim;
  const isSaid = winner !== null || loser !== null || isListed;
  const isWhole = isSaid && partiesIn(reading) === 2 && isSound(reading);
  return { words, lead: text.slice(0, from), isCutOut: !isWhole };
}

function partiesIn({ names, claim }: Reading): number {
  return names.length + (claim.isFirstPerson && claim.own === null ? 1 : 0);
}

/** Whether nothing is said in one piece that may hold for the other one too. */
function isSound({ claim, categoryAsked }: Reading): boolean {
  return !claim.isDenied && categoryAsked === null;
}
