import { formatScore } from '../../padel/formatScore.ts';
import { isLevel, parseScore, type Score } from '../../padel/score.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { Side } from '../../padel/setScore.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import type { Part, Span } from './coverage.ts';
import type { ScoreInText } from './scoreInText.ts';
import { absence, inColumns, retirement, setCount, walkover, type EndInText } from './units.ts';

type SetsScore = Extract<Score, { kind: 'sets' }>;

/** The numbers of a text, read as a score. */
export type Numbers = {
  /** `null`: only how many sets each has won. */
  score: Score | null;
  /** Their beginning, in characters. */
  start: number;
  isDoubtful: boolean;
  /** The sets are told one by one, by somebody who played: from their side. */
  isTold: boolean;
};

/** @returns `null` if they say nothing of a match */
export function readNumbers(
  text: string,
  scores: readonly ScoreInText[],
  end: EndInText | null = null,
): Numbers | null {
  const full = scores.filter(({ sets }) => sets > 1);
  const main = full[0] ?? scores[0];
  if (main === undefined) return withoutScore(text, end);
  const isRetired = retirement.test(text);
  if (end !== null && !isRetired) return readEnded(end, main, scores);
  const told = full.length === 0 && scores.length > 1 ? toldScore(text, scores) : null;
  if (told !== null) return { score: told, start: main.start, isDoubtful: true, isTold: true };
  if (full.length === 0 && isCount(main.score) && !isRetired) {
    return { score: null, start: main.start, isDoubtful: true, isTold: false };
  }
  const others = scores.filter((score) => score !== main && !isCountOf(score.score, main.score));
  const score: Score = isRetired ? { ...main.score, winner: null, ending: 'retired' } : main.score;
  const isOpen = !isRetired && main.score.winner === null;
  // Who gives up after the last set gives up nothing.
  const isEnded = isRetired && main.score.winner !== null;
  const [first, second, third] = main.score.sets;
  // After two sets for one side nobody plays a third.
  // 9-7 is neither a set nor a super tie-break.
  const isUnusual = third !== undefined && [8, 9].includes(Math.max(third.team1, third.team2));
  const isTooLong = third !== undefined && first?.winner === second?.winner;
  const isDoubtful =
    isUnusual ||
    others.length > 0 ||
    main.isMended ||
    isOpen ||
    isTooLong ||
    walkover.test(text) ||
    isEnded;
  return { score, start: main.start, isDoubtful, isTold: false };
}

/** Numbers beside words that say how the match ended. */
function readEnded(end: EndInText, main: ScoreInText, scores: readonly ScoreInText[]): Numbers {
  const rest = { start: main.start, isTold: false };
  const [first] = main.score.sets;
  // `1-1, 6-4 4-6`: how many sets each has won, and then the sets.
  const isCounted =
    end.kind === 'drawn' && main.sets === 3 && first?.team1 === 1 && first.team2 === 1;
  if (isCounted) {
    const whole = parseScore(formatScore({ ...main.score, sets: main.score.sets.slice(1) }));
    return { ...rest, score: whole, isDoubtful: !isLevel(whole) || scores.length > 1 };
  }
  const text = formatScore(main.score);
  const timed = end.kind === 'timed' ? parseScore(`${text} tiempo`) : null;
  const score = timed?.kind === 'sets' ? timed : main.score;
  const isSaid =
    end.kind === 'timed' ? checkScore(formatScore(score)).level === 'accept' : isLevel(score);
  const isDoubtful = !isSaid || scores.length > 1 || main.isMended;
  return { ...rest, score, isDoubtful };
}

function withoutScore(text: string, end: EndInText | null): Numbers | null {
  const rest = { isDoubtful: false, isTold: false };
  if (end?.kind === 'unplayed' || end?.kind === 'doubleWalkover') {
    return { ...rest, score: { kind: end.kind }, start: end.start };
  }
  if (end?.kind === 'drawn') return { ...rest, score: null, start: end.start, isDoubtful: true };
  const missed = walkover.exec(text) ?? absence.exec(text);
  if (missed !== null) return { ...rest, score: { kind: 'walkover' }, start: missed.index };
  const columns = inColumns.exec(text);
  if (columns !== null) {
    const [, one, two, three, otherOne, otherTwo, otherThree] = columns;
    const third = three === undefined ? '' : `, ${three}-${otherThree}`;
    const score = parseScore(`${one}-${otherOne}, ${two}-${otherTwo}${third}`);
    return { score, start: columns.index, isDoubtful: true, isTold: false };
  }
  const count = setCount.exec(text);
  return count === null ? null : { ...rest, score: null, start: count.index, isDoubtful: true };
}

/** `ganamos el primero 6-4, perdimos el segundo 6-3 y en el super 10-8`, from the side of who tells it. */
function toldScore(text: string, scores: readonly ScoreInText[]): SetsScore | null {
  if (scores.length > 3) return null;
  let isLastWon: boolean | null = null;
  const sets = scores.flatMap(({ start, end, score }, index) => {
    const [set] = score.sets;
    if (set === undefined) return [];
    const before = afterOwner(text.slice(scores[index - 1]?.end ?? 0, start));
    const after = text.slice(end, scores[index + 1]?.start ?? text.length);
    // `perdieron los otros dos 6-3 y 10-8`: the verb is that of both.
    const isListed = /^[\s,\ue000]*(?:[ye][\s\ue000]+)?$/iu.test(before);
    const won = isWon(before, after) ?? (isListed ? isLastWon : null);
    isLastWon = won;
    const [one, other] = [set.team1, set.team2];
    const isTurned = won !== null && one > other !== won;
    const number = setNumberIn(before, 'last') ?? setNumberIn(after.slice(0, 20), 'first');
    return [{ set: isTurned ? `${other}-${one}` : `${one}-${other}`, number }];
  });
  const numbers = new Set(sets.map(({ number }) => number));
  // `7-6 en el tercero después de perder el primero 2-6 …`
  const isNumbered = !numbers.has(null) && numbers.size === sets.length;
  const inOrder = isNumbered
    ? [...sets].sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
    : sets;
  const score = parseScore(inOrder.map(({ set }) => set).join(', '));
  if (score.kind !== 'sets' || score.winner === null) return null;
  const [first, second, third] = score.sets;
  return third !== undefined && first?.winner === second?.winner ? null : score;
}

const setWords =
  /(?<!\p{L})(?:(primer[oa]?|1er|1ro)|(segund[oa]|2do|2ndo)|(tercer[oa]?|3er|3ro|super\p{L}*|stb|desempate))(?!\p{L})/giu;

/** Which set some words speak of, `2` for *el segundo*; `null`: they do not say. */
export function setNumberIn(words: string, which: 'first' | 'last'): 1 | 2 | 3 | null {
  const found = [...words.matchAll(setWords)];
  const match = which === 'first' ? found[0] : found.at(-1);
  if (match === undefined) return null;
  if (match[1] !== undefined) return 1;
  return match[2] === undefined ? 3 : 2;
}

/** `el primero`, `y en el súper tie-break`, with the words around them. */
const setPhrase =
  /(?<!\p{L})(?:y )?(?:en )?(?:(?:el|la|del) )?(?:primer[oa]?|1er|1ro|segund[oa]|2do|2ndo|tercer[oa]?|3er|3ro|s[uú]per\p{L}*|stb|desempate)(?: set)?(?: ?tie\W?break| tie)?(?: por)?(?!\p{L})/giu;
const bothSets = /^\s*(?:en )?(?:(?:los|las) dos|ambos)(?: sets?)?(?!\p{L})/iu;

/** Where a text has the numbers of a score and the words that say the same: sets in their order, how many they are, the ending. */
export function numberParts(
  text: string,
  scores: readonly ScoreInText[],
  score: Score,
  end: EndInText | null,
): Part[] {
  const found = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'giu'))].map(spanOf);
  const ended: Span[] = end === null ? [] : [end];
  if (score.kind !== 'sets') {
    const missed = score.kind === 'walkover' ? [...found(walkover), ...found(absence)] : [];
    return [...ended, ...missed].map((span) => ({ ...span, by: 'end' as const }));
  }
  if (score.ending === 'retired') ended.push(...found(retirement));
  const { sets } = score;
  const counts = found(setCount).filter(
    (span) => countIn(text.slice(span.start, span.end)) === sets.length,
  );
  const main = scores.find((each) => each.sets > 1) ?? scores[0];
  const named = [...text.matchAll(setPhrase)];
  const numbers = named.map(([words]) => setNumberIn(words, 'first'));
  const [first] = named;
  const lastSet = main === undefined ? -1 : text.slice(0, main.end).search(/\d+\D+\d+\W*$/u);
  const isDecider =
    numbers.join() === '3' &&
    sets.length === 3 &&
    first !== undefined &&
    first.index > 0 &&
    (text.slice(first.index, lastSet).trim() === first[0].trim() ||
      (main !== undefined && text.slice(main.end, first.index).trim() === ''));
  const isInOrder = numbers.join() === sets.map((_, index) => index + 1).join() || isDecider;
  const inOrder = isInOrder ? named.map(spanOf) : [];
  const wrong = isInOrder ? [] : named.map(spanOf);
  return [
    ...[...ended, ...counts, ...inOrder].map((span) => ({ ...span, by: 'end' as const })),
    ...scores.flatMap((each) => without(wholeSpan(text, each), wrong)),
  ].map((span) => ({ by: 'score' as const, ...span }));
}

function spanOf({ 0: words, index }: RegExpExecArray): Span {
  return { start: index, end: index + words.length };
}

/** How many sets were played, as `en tres sets` or `2 sets a 1` say. */
function countIn(words: string): number {
  const digits = words
    .toLowerCase()
    .replaceAll('cero', '0')
    .replaceAll(/uno/gu, '1')
    .replaceAll('dos', '2')
    .replaceAll('tres', '3');
  return (digits.match(/\d/gu) ?? []).reduce((sum, digit) => sum + Number(digit), 0);
}

/** A score with `doble` before it, `los dos sets` behind it, and its last bracket. */
function wholeSpan(text: string, { start, end }: Span): Span {
  const doubled = /\bdoble\s?$/iu.exec(text.slice(0, start))?.[0].length ?? 0;
  const inside = text.slice(start, end);
  const isOpen = /[([](?![^([]*[)\]])/u.test(inside);
  const closing = isOpen ? (/^\s?[)\]]/u.exec(text.slice(end))?.[0].length ?? 0) : 0;
  const both = bothSets.exec(text.slice(end + closing))?.[0].length ?? 0;
  return { start: start - doubled, end: end + closing + both };
}

/** What is left of a span without some others. */
function without({ start, end }: Span, others: readonly Span[]): Span[] {
  const inside = others.filter((other) => other.start < end && start < other.end);
  const edges = [start, ...inside.flatMap((other) => [other.start, other.end]), end];
  return edges.flatMap((edge, index) =>
    index % 2 === 0 ? { start: edge, end: Math.max(edge, edges[index + 1] ?? edge) } : [],
  );
}

const lost = /(?<!\p{L})(?:perdi\p{L}*|nos (?:gan|dieron|met|hic)\p{L}*|ellos|ellas)(?!\p{L})/iu;
const won =
  /(?<!\p{L})(?:ganamos?|gan[óo]|ganaron|ganar|nosotr[oa]s|(?:se )?l[oa]s? ganamos)(?!\p{L})/iu;

/** Without `para nosotros` at its beginning: that belongs to the set before it. */
function afterOwner(words: string): string {
  return words.replace(/^\s*(?:para |a favor de )?(?:nosotr|nuestr|ellos|ellas)\p{L}*/iu, '');
}

/** Whether a set was won, by the words before it or `para nosotros` after it; `null`: they do not say. */
function isWon(before: string, after: string): boolean | null {
  const [own] = /^[^\d,.;]{0,24}/u.exec(after) ?? [''];
  if (/^\s*(?:para |a favor de )?(?:nosotr|nuestr)/iu.test(own)) return true;
  if (/^\s*(?:para )?(?:ellos|ellas)/iu.test(own)) return false;
  if (lost.test(before)) return false;
  return won.test(before) ? true : null;
}

/** Whether a score only counts the sets that each has won. */
function isCount({ sets: [only, ...others] }: SetsScore): boolean {
  if (only === undefined || others.length > 0) return false;
  return Math.max(only.team1, only.team2) === 2 && Math.min(only.team1, only.team2) < 2;
}

/** Whether `2-1` is what the sets of a score add up to. */
function isCountOf(count: SetsScore, of: SetsScore): boolean {
  const [only] = count.sets;
  if (only === undefined || !isCount(count)) return false;
  const won = of.sets.filter(({ winner }) => winner === 1).length;
  const lost = of.sets.filter(({ winner }) => winner === 2).length;
  return only.team1 === won && only.team2 === lost;
}

/** The side with more sets. */
export function leader(score: Score): Side | null {
  if (score.kind !== 'sets') return null;
  const won = score.sets.filter(({ winner }) => winner === 1).length;
  const lost = score.sets.filter(({ winner }) => winner === 2).length;
  if (won === lost) return null;
  return won > lost ? 1 : 2;
}

/** The score with more sets for that side. */
export function scoreAheadFor(side: Side, score: Score): Score {
  const ahead = leader(score);
  return ahead === null || ahead === side ? score : swapScore(score);
}
