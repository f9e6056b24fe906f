import { findScores } from './scoreInText.ts';

/** A part of a message that can be one result. */
export type Unit = {
  words: string;
  hasScore: boolean;
  /** It was cut out of a sentence with two scores: what belongs to which is a guess. */
  isCutOut: boolean;
};

/** A statement is short; longer texts are read line by line, and longer lines not at all. */
const longestStatement = 600;

/** What a score looks like at first sight: cheap, and true for all that `findScores` would find. */
const scoreLike =
  /\d\s{0,2}(?:[-‐‑‒–—−/:]|a|\sa\s)\s{0,2}\d|(?<!\d)[0-7] ?[0-7],? (?:[ye/-] )?[0-7] ?[0-7](?!\d)/iu;
export const walkover =
  /(?<![\p{L}\d])(?:w\.?\s?\/?o\.?|walk\s?-?over|no (?:se|nos) present(?:[óo]|aron|amos))(?![\p{L}\d])/iu;
export const retirement =
  /(?<![\p{L}\d])(?:ret\b\.?|retir(?:o|[óo]|aron|ad[oa]s?)|abandon(?:o|[óo]|aron)|lesi[óo]n|lesionaron)(?![\p{L}\d])/iu;

const saysMore =
  /#|ret|gan|venc|derrot|super|elimin|dobleg|impus|impon|bat|triunf|victor|favor|perd|pierd|cay|ca[eí]|sucumb|pud|present|aband|lesi/iu;

export function mayHoldResult(text: string): boolean {
  return scoreLike.test(text) || walkover.test(text);
}

/** A message as its results: a line each where several lines have a score, else the whole. */
export function unitsOf(body: string): Unit[] {
  if (!mayHoldResult(body)) return [{ words: body, hasScore: false, isCutOut: false }];
  if (!body.includes('\n') && body.length <= longestStatement) return cutAtScores(body);
  const lines = body.split('\n').filter((line) => line !== '');
  const scored = lines.filter(hasWholeScore);
  if (scored.length <= 1 && body.length <= longestStatement) return cutAtScores(body);
  const units: Unit[] = [];
  let waiting: string[] = [];
  for (const line of lines) {
    if (!hasScore(line)) {
      waiting.push(line);
      continue;
    }
    const words = line.replace(/\b(?:por|set|super|tie|break|stb|ret)\b/giu, '');
    const lead = /\p{L}{3}/u.test(words) ? [] : waiting.splice(-2);
    units.push(...waiting.map(withoutScore), ...cutAtScores([...lead, line].join('\n')));
    waiting = [];
  }
  return [...units, ...waiting.map(withoutScore)];
}

function withoutScore(words: string): Unit {
  return { words, hasScore: false, isCutOut: false };
}

function hasScore(line: string): boolean {
  return (
    line.length <= longestStatement &&
    mayHoldResult(line) &&
    (walkover.test(line) || findScores(line).length > 0)
  );
}

/** More than a set: a set alone on its line goes on in the next. */
function hasWholeScore(line: string): boolean {
  if (!hasScore(line)) return false;
  return (
    walkover.test(line) || retirement.test(line) || findScores(line).some(({ sets }) => sets > 1)
  );
}

/** Two whole scores in one text are two results, at best with a stop between them. */
function cutAtScores(text: string): Unit[] {
  const scores = findScores(text);
  const full = scores.filter(({ sets }) => sets > 1);
  if (full.length < 2) {
    // A set alone is no result unless somebody won, or a code says which match it is.
    const isScore =
      full.length > 0 || walkover.test(text) || (scores.length > 0 && saysMore.test(text));
    return [{ words: text, hasScore: isScore, isCutOut: false }];
  }
  const units: { words: string; isCutOut: boolean }[] = [];
  let from = 0;
  for (const [index, { end }] of full.entries()) {
    const next = full[index + 1];
    const gap = next === undefined ? '' : text.slice(end, next.start);
    const stop = gap.search(/[.;!\n]/u);
    const to = next === undefined ? text.length : stop === -1 ? end : end + stop + 1;
    units.push({ words: text.slice(from, to).trim(), isCutOut: stop === -1 && next !== undefined });
    from = to;
  }
  const isCutOut = units.some((unit) => unit.isCutOut);
  return units.map(({ words }) => ({ words, hasScore: true, isCutOut }));
}
