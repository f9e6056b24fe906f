import { keysOf } from '../../padel/keysOf.ts';
import { digitsOf } from './numberWords.ts';
import { findScores } from './scoreInText.ts';

/** A part of a message that can be one result. */
export type Unit = {
  words: string;
  hasScore: boolean;
  /** It was cut out of a sentence with two scores: what belongs to which is a guess. */
  isCutOut: boolean;
  /** Two messages together: that they belong together is a guess. */
  isJoined?: boolean;
  /** The words of the sentence before it: `ayer` holds for what follows too. */
  lead?: string;
  /** Units of one line have the same number: what nobody understood there can be about each. */
  line?: number;
  /** It may be several results: where its scores end. */
  ends?: readonly number[];
};

/** A statement is short; longer texts are read line by line, and longer lines not at all. */
export const longestStatement = 600;

/** Cheap: true for every score that `findScores` would find, and for more. */
const scoreLike =
  /\d\s{0,2}(?:[-‐‑‒–—−/x]|a|\sa\s)\s{0,2}\d|\d\s{0,2}:\s{0,2}\d(?!\d)|(?<!\d)[0-7][ .]?[0-7],? (?:[ye/-] )?[0-7][ .]?[0-7](?!\d)|doble [67] ?[0-4]/iu;
const spelt =
  /(?<!\p{L})(?:cero|un[oa]|dos|tres|[cq]uatro|cinco|[sc]eis|sies|siete|diez|once|doce)[ \t]*(?:a[ \t]|[-/])?[ \t]*(?:cero|un[oa]|dos|tres|[cq]uatro|cinco|[sc]eis|sies|siete|ocho|nueve|diez|\d)(?!\p{L})/iu;
export const walkover =
  /(?<![\p{L}\d])(?:w\.?\s?\/?o\.?|walk\s?-?over|(?:por|x) (?:default|defol|forfait|forfeit|incomparecencia|inasistencia|ausencia)|por no (?:presentarse|presentarnos|presentaci[óo]n|haberse presentado|llegar|asistir)|sin jugar(?:se)?|no (?:se|nos) present(?:[óo]|aron|amos))(?![\p{L}\d])/iu;
/** Somebody was not there: with two pairs named, a match that was not played. */
export const absence =
  /(?<!\p{L})(?:no (?:vin(?:o|ieron|imos)|vienen?|apareci(?:[óo]|eron|mos)|lleg(?:[óo]|aron|amos)|se presentan?|asisti(?:[óo]|eron|mos))|(?:se|nos) baj(?:[óo]|aron|amos)|nos (?:dejaron plantad[oa]s|plantaron))(?!\p{L})/iu;
const wordsOfAbsence = String.raw`(?:w\.?\s?\/?o\.?|walk\s?-?over)`;
const bothOf = String.raw`(?:l[oa]s (?:dos|2)|amb[oa]s)(?: parejas| equipos)?`;
const nobody = String.raw`(?:nadie|ningun[oa](?: de l[oa]s (?:dos|2)(?: parejas| equipos)?)?)`;
const came = '(?:present[óo]|vino|apareci[óo]|lleg[óo]|asisti[óo]|fue)';
const theyCame = '(?:presentaron|vinieron|aparecieron|llegaron|asistieron|fueron)';
/** Neither pair was there. */
const bothAbsent = wordsThat(
  String.raw`(?:doble|ambos) ${wordsOfAbsence}`,
  String.raw`${wordsOfAbsence},? ?\(?(?:doble|(?:de|para|a) ${bothOf})\)?`,
  String.raw`no (?:se )?${came} ${nobody}`,
  String.raw`${nobody} (?:se )?${came}`,
  String.raw`no (?:se )?${theyCame} (?:${bothOf}|ni un[oa]s ni otr[oa]s)`,
  String.raw`${bothOf} no (?:se )?${theyCame}`,
  String.raw`faltaron ${bothOf}`,
  // Alone after two names.
  String.raw`ningun[oa] de l[oa]s dos(?: parejas| equipos)?(?=\s*(?:$|[.;!)\n]))`,
);
/** `se anula el segundo set`, `se canceló la cancha`: not the match. */
const notOfPart = String.raw`(?! (?:l[oa]s?|un[oa]?|el(?! partido)) )`;
/** It was not played, and will not be. */
const unplayed = wordsThat(
  String.raw`no se (?:jug[óo]|juega|jugar[áa]|va a jugar)${notOfPart}`,
  String.raw`(?:queda|qued[óo]) sin efecto`,
  String.raw`(?:(?:se|queda|qued[óo]|fue|est[áa]) )?(?:anul|cancel)(?:a|[óo]|ad[oa])(?!\p{L})${notOfPart}`,
);
/** The hour was over. */
const timedOut = wordsThat(
  String.raw`(?:termin\p{L}* |cortad[oa] |cort\p{L}* )?por (?:el )?(?:tiempo|hora|la hora)`,
  String.raw`(?<=\d[\s,(]{0,3})tiempo`,
  String.raw`(?:se|nos) (?:nos )?(?:termin[óo]|acab[óo]|fue|cumpli[óo]|venci[óo]) (?:la hora|el (?:tiempo|turno))`,
  String.raw`(?:al )?fin(?:al)? (?:de la hora|del? (?:tiempo|turno)|por tiempo)`,
);
/** Nobody won; how many sets each has won may stand beside it. */
const drawn = wordsThat(
  String.raw`(?:(?:termin|qued)\p{L}* )?(?:(?:en |un )?empate|empat(?:aron|amos|[óo]|ad[oa]s?)|igual(?:aron|amos|ad[oa]s)|(?<=(?:termin|qued)\p{L}* )iguales)(?: (?:en |a )?(?:1 ?[-a] ?1|uno a uno|un set (?:cada un[oa]|por lado)))?`,
);
/** An ending that the numbers alone do not tell, and its place in the text. */
export type EndInText = {
  kind: 'doubleWalkover' | 'unplayed' | 'timed' | 'drawn';
  start: number;
  end: number;
};

/** @param text without names: *Tercer Tiempo* is a pair */
export function endIn(text: string): EndInText | null {
  const kinds = { doubleWalkover: bothAbsent, unplayed, timed: timedOut, drawn };
  for (const kind of keysOf(kinds)) {
    const found = kinds[kind].exec(text);
    if (found === null) continue;
    return { kind, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** Whether a text says of a match that nobody has won it. */
function saysNobodyWon(text: string): boolean {
  return bothAbsent.test(text) || unplayed.test(text) || drawn.test(text);
}

function wordsThat(...phrases: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.join('|')})(?![\p{L}\d])`, 'iu');
}

export const retirement =
  /(?<![\p{L}\d])(?:ret\b\.?|(?:retir|abandon)\p{L}+|lesi[óo]n\p{L}*)(?![\p{L}\d])/iu;
/** `2 sets a 0`: who won, without the games. */
export const setCount =
  /(?<![\p{L}\d])(?:2|dos) (?:sets? )?a (?:0|1|cero|uno)(?: sets?)?(?![\p{L}\d-])|(?<!\p{L})en (?:dos|tres|2|3)(?: sets?)?(?![\p{L}\d]| ?[-/])/iu;
/** `Los Smash: 6 6`, and below it `Doble Pared: 3 4`: the games of each pair. */
export const inColumns =
  /(?<![\d/-] ?)(\d) (\d)(?: (\d{1,2}))?[ \t]*\n[^\d\n]*(\d) (\d)(?: (\d{1,2}))?[ \t]*(?:\n|$)/u;
const saysMore =
  /#|ret|gan|venc|derrot|super|elimin|dobleg|impus|impon|bat|triunf|victor|favor|perd|pierd|cay|ca[eí]|sucumb|pud|present|aband|lesi|dimos|dieron|metim|hicim|com(?:im|ie)|llev|baj/iu;

/** Cheap: true for all that `mayHoldResult` is true for. Most of a chat is talk. */
const hint =
  /\d|cero|un[oa]|dos|tres|uatro|cinco|eis|sies|siete|diez|once|doce|w\W{0,2}o|walk|no +[a-z]|baj[oóa]|plant|def[ao]|compare|asist|ausen|forf|sin jug|anul|cancel|efecto|nadie|ningun|faltaron|empat|igual/i;

export function mayHoldResult(text: string): boolean {
  if (!hint.test(text)) return false;
  return (
    scoreLike.test(text) ||
    inColumns.test(text) ||
    walkover.test(text) ||
    spelt.test(text) ||
    absence.test(text) ||
    saysNobodyWon(text) ||
    (setCount.test(text) && saysMore.test(text))
  );
}

/** Whether a text is a score and hardly anything else. */
export function isBareScore(text: string): boolean {
  if (text.length > 60 || !(scoreLike.test(text) || spelt.test(text))) return false;
  const words = digitsOf(text).match(/\p{L}{3,}/gu) ?? [];
  return (
    words.filter(
      (word) =>
        !/^(?:set|sets|super|tie|break|por|fue|gente|primero?|segundo|tercero?)$/iu.test(word),
    ).length < 2
  );
}

/** A message that may hold a result as its results: a line each where several lines have a score, else the whole. */
export function unitsOf(body: string): Unit[] {
  const lines = linesOf(body);
  return lines.flatMap((units, line) => units.map((unit) => ({ ...unit, line })));
}

function linesOf(body: string): Unit[][] {
  if (!body.includes('\n') && body.length <= longestStatement) return [cutAtScores(body)];
  const lines = body.split('\n').filter((line) => line !== '');
  const scored = lines.filter(hasWholeScore);
  if (scored.length <= 1 && body.length <= longestStatement) return [cutAtScores(body)];
  const units: Unit[][] = [];
  let waiting: string[] = [];
  for (const line of lines) {
    if (!hasScore(line)) {
      waiting.push(line);
      continue;
    }
    const lead = hasWords(line) ? [] : waiting.splice(-2);
    units.push(...waiting.map(withoutScore), cutAtScores([...lead, line].join('\n')));
    waiting = [];
  }
  // A score alone before all names: each may belong to the line after it.
  const isScoreFirst = scored.length > 1 && lines[0] === scored[0] && !hasWords(scored[0]);
  const all = [...units, ...waiting.map(withoutScore)];
  return isScoreFirst
    ? all.map((own) => own.map((unit) => ({ ...unit, isCutOut: unit.hasScore })))
    : all;
}

/** Whether a line says more than a score. */
function hasWords(line = ''): boolean {
  return /\p{L}{3}/u.test(line.replace(/\b(?:por|set|super|tie|break|stb|ret)\b/giu, ''));
}

function withoutScore(words: string): Unit[] {
  return [{ words, hasScore: false, isCutOut: false }];
}

function hasScore(line: string): boolean {
  return (
    line.length <= longestStatement &&
    mayHoldResult(line) &&
    (walkover.test(line) ||
      absence.test(line) ||
      saysNobodyWon(line) ||
      findScores(line).length > 0 ||
      (setCount.test(line) && saysMore.test(line)))
  );
}

/** More than a set: a set alone on its line goes on in the next. */
function hasWholeScore(line: string): boolean {
  if (!hasScore(line)) return false;
  return (
    walkover.test(line) ||
    retirement.test(line) ||
    saysNobodyWon(line) ||
    findScores(line).some(({ sets }) => sets > 1)
  );
}

const numberUnit =
  /\d|cero|un[oa]|dos|tres|uatro|cinco|eis|sies|siete|ocho|nueve|diez|once|doce/giu;
/** Two whole scores have two sets each, and each set two numbers, unless one stands for two. */
const fewest = 8;

/** Cheap: whether a text cannot hold two whole scores. */
function hasFewNumbers(text: string): boolean {
  if (/doble|dos|ambos/iu.test(text)) return false;
  return (text.match(numberUnit)?.length ?? 0) < fewest;
}

/** The places at which a text says that a match was won without being played. */
export function walkoversIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(new RegExp(walkover, 'giu'))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Two whole scores in one text are two results, at best with a stop between them. */
function cutAtScores(text: string): Unit[] {
  // A match that nobody won has no numbers to cut at: `… 6-4 6-3. A vs B no se jugó.`
  const parts = saysNobodyWon(text) ? text.split(/(?<!\bo)[.;]\s+/iu) : [];
  if (parts.length > 1 && parts.filter(hasScore).length > 1) {
    return parts.flatMap(cutAtScores);
  }
  const isWalkover = walkover.test(text);
  // Without a score in it such a text is none: that is seen when it is read.
  if (hasFewNumbers(text) && !isWalkover && (saysMore.test(text) || absence.test(text))) {
    return [{ words: text, hasScore: true, isCutOut: false }];
  }
  const scores = findScores(text);
  const full = scores.filter(({ sets }) => sets > 1);
  if (full.length < 2) {
    const isSeveral = isWalkover && full.length + walkoversIn(text).length > 1;
    const isScore =
      full.length > 0 ||
      isWalkover ||
      absence.test(text) ||
      saysNobodyWon(text) ||
      scores.length > 0 ||
      inColumns.test(text) ||
      (setCount.test(text) && saysMore.test(text));
    return [{ words: text, hasScore: isScore, isCutOut: false, ...(isSeveral && { ends: [] }) }];
  }
  const units: Unit[] = [];
  let from = 0;
  let ends: number[] = [];
  for (const [index, { end }] of full.entries()) {
    ends.push(end - from);
    const next = full[index + 1];
    const stop = next === undefined ? -1 : text.slice(end, next.start).search(/[.;!\n]/u);
    if (next !== undefined && stop === -1) continue;
    const to = next === undefined ? text.length : end + stop + 1;
    const words = text.slice(from, to);
    const isAlone = ends.length === 1 && !(isWalkover && walkover.test(words));
    units.push({ words, hasScore: true, isCutOut: false, ...(!isAlone && { ends }) });
    [from, ends] = [to, []];
  }
  return units;
}
