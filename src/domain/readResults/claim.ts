import type { Mention } from './pairNames.ts';
import { tokensOf } from './tokens.ts';

/** A pair as the sentence names it: by a mention, or as the author's own. */
export type Party = Mention | 'author';

/** Who won and who lost, as the words say; `null`: they do not say it. */
export type Claim = {
  winner: Party | null;
  loser: Party | null;
  /** Nothing in the words is open: no doubt, no denial, no second reading. */
  isClear: boolean;
  /** The author's pair played, and nobody else is the subject. */
  isFirstPerson: boolean;
  /** Two names with `vs` or a dash between them: the numbers follow their order. */
  isListed: boolean;
  /** `le ganaron`: somebody else was named, here or before. */
  hasPronoun: boolean;
  /** The words tell it from the loser's side, and the numbers from either. */
  isLoss: boolean;
  /** Where the verb stands, in characters; -1: there is none. */
  at: number;
};

type Word = { kind: 'word'; key: string; start: number; end: number };
type Item = Word | { kind: 'mention'; mention: Mention; start: number; end: number } | Gap;
/** A score between the words. */
type Gap = { kind: 'score'; start: number; end: number };

const set = (words: string) => new Set(words.split(' '));

const wins = set(
  'gano ganaron gana ganan vencio vencieron vence vencen derroto derrotaron derrotan supero superaron supera superan elimino eliminaron elimina eliminan doblego doblegaron impuso impusieron impone imponen batio batieron triunfo triunfaron victoria ganador ganadores ganadora ganadoras',
);
const losses = set('perdio perdieron pierde pierden cayo cayeron cae caen sucumbio sucumbieron');
const ourWins = set(
  'ganamos ganamo vencimos derrotamos superamos impusimos eliminamos triunfamos doblegamos batimos',
);
const ourLosses = set('perdimos caimos sucumbimos');
const departures = set('retiro retiraron abandono abandonaron lesiono lesionaron');
const participles = /^(?:derrotad|vencid|superad|eliminad|doblegad|batid)[oa]s?$/u;
const infinitives = set('ganar ganarle ganarles vencer superar derrotar eliminar doblegar');
/** `le hicieron 6-0 6-1` */
const deeds = set('hizo hicieron metio metieron clavo clavaron encajo encajaron');
/** `Pareja ganadora: …`, `a favor de …`: the pair is named right after it. */
const winnerNouns = set('ganador ganadores ganadora ganadoras favor');
const loserNouns = set('perdedor perdedores perdedora perdedoras');
const achievements = set('logro lograron consiguio consiguieron pudo pudieron supo supieron');
const pronouns = set('le les se nos lo la los las');
/** `gracias a`, `saludos a`: the name after them can be of a pair that did not play. */
const courtesies = set('gracias saludos abrazo abrazos suerte esperamos espero aviso igual como');
const objectMarkers = set('a al ante contra vs v versus x con sobre');
const skippedBeforeNames = set(
  'los las el la pareja dupla equipo mis nuestros nuestras amigos amigas chicos chicas senores companeros',
);
const skippedAfterVerb = set(
  'los las el la fue fueron son es hoy ayer anoche nomas finalmente de la pareja dupla',
);
/** Words that leave open whether, or for whom, the numbers are a result. */
const unclearWords = set(
  'creo parece capaz quizas quiza supongo calculo aparentemente dicen dijeron dijo confirmar confirmen confirma confirmas aprox aproximadamente recuerdo acuerdo duda dudo ponele tipo ganando perdiendo ganar perder vencer superar derrotar eliminar ganarle ganarles ganaba ganaban ganabamos perdiamos ganemos ganen gane ganaria ganarian ganariamos ganaremos ganaran ganara ganaramos ganado perdido sucumbiendo cayendo derrota derrotas vencidos vencidas si casi ojala ibamos iban iba van vamos vamo va apuesto pronostico prediccion imaginate sueno ultimas ultimos primeros primeras segundos segundas mencionadas mencionados mencionada respectivamente rivales contrarios local locales visitante visitantes ni nunca tampoco jamas excepto revancha remontada deberia podria habria hubiera hubieramos hubiesemos hubiese cuando ambos ambas empate empatamos empataron suspendido suspendida suspendimos incompleto falta faltan faltaria continuar sigue parcial provisorio corregir pero aunque ahora proximo proxima siguiente siguientes toca viene play playstation tele mentira falso broma chiste joda ano anos',
);
const doubts = /[?¿]|\btal vez\b|\bmas o menos\b|\ba confirmar\b|\bpuede ser\b/u;

/** Reads who is said to have won. */
export function readClaim(
  text: string,
  mentions: readonly Mention[],
  scores: readonly { start: number; end: number }[],
): Claim {
  const items = itemsOf(text, mentions, scores);
  const isListed = items.some((_, index) => isListing(items, index, text));
  const context = { items, isListed, text };
  let isClear = !doubts.test(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .toLowerCase(),
  );
  let isFirstPerson = false;
  let isLoss = false;
  let at = -1;
  const outcomes: { winner: Party | null; loser: Party | null }[] = [];
  const consumed = new Set<number>();

  const words = items.flatMap((item, index) => (item.kind === 'word' ? [{ ...item, index }] : []));
  for (const [position, word] of words.entries()) {
    const previous = words[position - 1]?.key ?? '';
    const beforePrevious = words[position - 2]?.key ?? '';
    const next = words[position + 1]?.key ?? '';
    const kind = kindOf(word.key, previous, beforePrevious, next);
    if (kind === null) continue;
    if (kind.takesNo) {
      consumed.add(previous === 'no' ? position - 1 : position - 2);
    } else if (previous === 'no' || (beforePrevious === 'no' && pronouns.has(previous))) {
      isClear = false;
      continue;
    }
    if (kind.isOurs) isFirstPerson = true;
    at = at === -1 ? word.start : at;
    isLoss ||= kind.subject === 'loses' || kind.isAgainstUs;
    outcomes.push(outcomeOf(kind, word.index, context));
  }
  for (const [position, { key, start, end }] of words.entries()) {
    if (key === 'no' && !consumed.has(position)) isClear = false;
    // `sí` affirms; `si` makes it a condition.
    const isAchieved = infinitives.has(key) && achievements.has(words[position - 1]?.key ?? '');
    if (
      unclearWords.has(key) &&
      !isAchieved &&
      // `¡vamooos!` is a cheer.
      !isDrawnOut(text.slice(start, end)) &&
      !(key === 'si' && /[íÍ]/u.test(text.slice(end - 1, end)))
    ) {
      isClear = false;
    }
    const before = words[position - 1]?.key;
    // `ganaron ellos`
    const isPronoun = key === 'ellos' || key === 'ellas';
    if (isPronoun && before !== undefined && (wins.has(before) || losses.has(before))) {
      isClear = false;
    }
    if (key === 'manana' && !['esta', 'la', 'de'].includes(before ?? '')) isClear = false;
  }
  const hasPronoun = words.some(({ key }) => key === 'le' || key === 'les');
  const { winner, loser, agrees } = combine(outcomes);
  return {
    winner,
    loser,
    isClear: isClear && agrees,
    isFirstPerson,
    isListed,
    isLoss,
    hasPronoun,
    at,
  };
}

const isDrawnOut = (word: string) => /(\p{L})\1{2}/iu.test(word);

type Kind = {
  /** The subject won, or lost. */
  subject: 'wins' | 'loses';
  /** The subject is *we*. */
  isOurs: boolean;
  /** The object is *us*. */
  isAgainstUs: boolean;
  /** `fueron derrotados por`: the other is named after `por`. */
  isPassive: boolean;
  /** A noun, with the pair right after it. */
  isNoun: boolean;
  /** The `no` before it belongs to it: `no pudieron con`. */
  takesNo: boolean;
};

function kindOf(key: string, previous: string, beforePrevious: string, next: string): Kind | null {
  const plain = {
    isOurs: false,
    isAgainstUs: false,
    isPassive: false,
    isNoun: winnerNouns.has(key) || loserNouns.has(key),
    takesNo: false,
  };
  if (loserNouns.has(key)) return { ...plain, subject: 'loses' };
  if (wins.has(key)) {
    const isAgainstUs = previous === 'nos';
    if (key === 'victoria' && ['la', 'una', 'gran'].includes(previous) && next !== 'de') {
      return { ...plain, subject: 'wins' };
    }
    return { ...plain, subject: 'wins', isAgainstUs };
  }
  if (infinitives.has(key) && achievements.has(previous)) return { ...plain, subject: 'wins' };
  if (key === 'favor' && next === 'de') return { ...plain, subject: 'wins' };
  if (ourWins.has(key)) return { ...plain, subject: 'wins', isOurs: true };
  if (ourLosses.has(key)) return { ...plain, subject: 'loses', isOurs: true };
  if (losses.has(key)) return { ...plain, subject: 'loses' };
  if (key === 'pudo' || key === 'pudieron' || key === 'pudimos') {
    if (next !== 'con') return null;
    const isOurs = key === 'pudimos';
    return previous === 'no'
      ? { ...plain, subject: 'loses', isOurs, takesNo: true }
      : { ...plain, subject: 'wins', isOurs };
  }
  if (deeds.has(key) && ['le', 'les', 'nos'].includes(previous)) {
    return { ...plain, subject: 'wins', isAgainstUs: previous === 'nos' };
  }
  if (key === 'vino' || key === 'vinieron' || key === 'vinimos') {
    const isAbsence = previous === 'no';
    return isAbsence
      ? { ...plain, subject: 'loses', isOurs: key === 'vinimos', takesNo: true }
      : null;
  }
  if (key === 'presento' || key === 'presentaron' || key === 'presentamos') {
    const isOurs = key === 'presentamos';
    const isAbsence = (previous === 'se' || previous === 'nos') && beforePrevious === 'no';
    return isAbsence ? { ...plain, subject: 'loses', isOurs, takesNo: true } : null;
  }
  if (departures.has(key)) return previous === 'por' ? null : { ...plain, subject: 'loses' };
  if (participles.test(key) && (previous === 'fue' || previous === 'fueron')) {
    return { ...plain, subject: 'loses', isPassive: true };
  }
  return null;
}

function outcomeOf(
  kind: Kind,
  index: number,
  { items, isListed, text }: { items: readonly Item[]; isListed: boolean; text: string },
): { winner: Party | null; loser: Party | null } {
  const named = items.flatMap((item, position) =>
    item.kind === 'mention'
      ? [{ mention: item.mention, isObject: isObject(items, position, kind), position }]
      : [],
  );
  const after = mentionAfter(items, index, kind);
  let subject: Party | null;
  let object: Party | null;
  if (kind.isOurs) {
    subject = 'author';
    object = single(named.filter(({ isObject }) => isObject).map(({ mention }) => mention));
  } else if (kind.isAgainstUs) {
    subject = single(named.filter(({ isObject }) => !isObject).map(({ mention }) => mention));
    object = 'author';
  } else if (isListed) {
    subject = isHeadOfDashes(items, index, text) ? null : after;
    const others = named
      .map(({ mention }) => mention)
      .filter((mention) => !isSamePair(mention, after));
    object = subject === null ? null : single(others);
  } else {
    const subjects = named.filter(({ isObject }) => !isObject).map(({ mention }) => mention);
    subject = (kind.isNoun ? after : null) ?? single(subjects);
    object = single(named.filter(({ isObject }) => isObject).map(({ mention }) => mention));
  }
  return kind.subject === 'wins'
    ? { winner: subject, loser: object }
    : { winner: object, loser: subject };
}

/** The name right after the verb, if nothing makes it the object: `ganó Los Smash`. */
function mentionAfter(items: readonly Item[], index: number, kind: Kind): Mention | null {
  for (let position = index + 1; position < items.length; position += 1) {
    const item = items[position];
    if (item === undefined || item.kind === 'score') return null;
    if (item.kind === 'mention') return isObject(items, position, kind) ? null : item.mention;
    if (!skippedAfterVerb.has(item.key)) return null;
  }
  return null;
}

/** Whether a name stands behind `a`, `contra`, `ante` … */
function isObject(items: readonly Item[], index: number, kind: Kind): boolean {
  let position = index - 1;
  let isOfPair = false;
  while (position >= 0) {
    const item = items[position];
    if (item === undefined || item.kind !== 'word') return false;
    if (skippedBeforeNames.has(item.key)) {
      isOfPair = true;
      position -= 1;
      continue;
    }
    const before = items[position - 1];
    const keyBefore = before?.kind === 'word' ? before.key : '';
    if (item.key === 'de') {
      if (keyBefore === 'manos') return true;
      if (!isOfPair && skippedBeforeNames.has(keyBefore)) {
        position -= 1;
        continue;
      }
      return false;
    }
    if (courtesies.has(keyBefore)) return false;
    return objectMarkers.has(item.key) || (kind.isPassive && item.key === 'por');
  }
  return false;
}

/** `ganaron A - B`: the dash leaves open whether B lost or is named too. */
function isHeadOfDashes(items: readonly Item[], verb: number, text: string): boolean {
  const first = items.findIndex((item, index) => index > verb && item.kind === 'mention');
  return first !== -1 && items[first + 1]?.kind === 'mention' && isListing(items, first, text);
}

/** `A vs B`, `A - B`: two names with nothing else between them. */
function isListing(items: readonly Item[], index: number, text: string): boolean {
  const [item, next, afterNext] = [items[index], items[index + 1], items[index + 2]];
  if (item?.kind !== 'mention') return false;
  if (next?.kind === 'mention') {
    return /^[^\p{L}\d]*[-–—/:|·][^\p{L}\d]*$/u.test(text.slice(item.end, next.start));
  }
  const isVersus =
    next?.kind === 'word' && ['vs', 'v', 'versus', 'x', 'contra', 'con'].includes(next.key);
  return isVersus && afterNext?.kind === 'mention';
}

function itemsOf(
  text: string,
  mentions: readonly Mention[],
  scores: readonly { start: number; end: number }[],
): Item[] {
  const blocks: Item[] = [
    ...mentions.map((mention) => ({
      kind: 'mention' as const,
      mention,
      start: mention.start,
      end: mention.end,
    })),
    ...scores.map(({ start, end }) => ({ kind: 'score' as const, start, end })),
  ];
  const words = tokensOf(text)
    .filter(({ start, end }) => !blocks.some((block) => start < block.end && block.start < end))
    .map((token) => ({ kind: 'word' as const, ...token }));
  return [...blocks, ...words].toSorted((one, other) => one.start - other.start);
}

/** One pair, however often it is named. */
function single(mentions: readonly Mention[]): Mention | null {
  const [first, ...others] = mentions;
  if (first === undefined) return null;
  return others.every((other) => isSamePair(first, other)) ? first : null;
}

export function isSamePair(one: Party | null, other: Party | null): boolean {
  if (one === null || other === null) return false;
  if (one === 'author' || other === 'author') return one === other;
  return one.pairs[0]?.name === other.pairs[0]?.name;
}

function combine(outcomes: readonly { winner: Party | null; loser: Party | null }[]) {
  const [first, ...others] = outcomes;
  if (first === undefined) return { winner: null, loser: null, agrees: true };
  let { winner, loser } = first;
  let agrees = true;
  for (const other of others) {
    if (winner !== null && other.winner !== null && !isSamePair(winner, other.winner))
      agrees = false;
    if (loser !== null && other.loser !== null && !isSamePair(loser, other.loser)) agrees = false;
    winner ??= other.winner;
    loser ??= other.loser;
  }
  if (winner !== null && isSamePair(winner, loser)) agrees = false;
  return { winner, loser, agrees };
}
