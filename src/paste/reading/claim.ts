import type { Mention } from './pairNames.ts';
import { setNumberIn } from './numbers.ts';
import { tokensOf } from '../../padel/names.ts';
import type { Part } from './coverage.ts';

/** A pair as the sentence names it: by a mention, or as the author's own. */
export type Party = Mention | 'author';

/** The winner and the loser, as the words say; `null`: they do not say it. */
export type Claim = {
  winner: Party | null;
  loser: Party | null;
  /** All that is said of it agrees, and who left is one of the two. */
  isClear: boolean;
  /** Of some verb it is said that it did not happen. */
  isDenied: boolean;
  /** The words by which it is known who won: verbs, names with a role, and what joins them. */
  consumed: readonly Part[];
  /** Verbs in the present tense: they say what has happened only beside a day that has gone. */
  present: readonly Part[];
  /** The author's pair played, and nobody else is the subject. */
  isFirstPerson: boolean;
  /** The author's pair, where the sentence names it: `los primos ganamos`. */
  own: Mention | null;
  /** The names behind `a`, `contra`, `con`: those of opponents, as a rule. */
  objects: readonly Mention[];
  /** The party that did not appear, as the words say. */
  absent: Party | null;
  /** Two names with `vs` or a dash between them: the numbers follow their order. */
  isListed: boolean;
  /** `le ganaron`: somebody else was named, here or before. */
  hasPronoun: boolean;
  /** The words tell it from the loser's side, and the numbers from either. */
  isLoss: boolean;
  /** The position of the verb, in characters; -1: there is none. */
  at: number;
};

type Word = { kind: 'word'; key: string; start: number; end: number };
type Item = Word | { kind: 'mention'; mention: Mention; start: number; end: number } | Gap;
/** A score between the words. */
type Gap = { kind: 'score'; start: number; end: number };

const set = (words: string) => new Set(words.split(' '));

const wins = set(
  'gano ganaron gana ganan vencio vencieron vence vencen derroto derrotaron derrotan supero superaron supera superan elimino eliminaron elimina eliminan doblego doblegaron impuso impusieron impone imponen batio batieron triunfo triunfaron victoria ganador ganadores ganadora ganadoras liquido liquidaron despacho despacharon barrieron arraso arrasaron aplasto aplastaron vapulearon goleo golearon bajaron',
);
/** `si hoy ganan`: it has happened only by what else is said. */
const presentTense = set(
  'gana ganan vence vencen derrotan supera superan elimina eliminan impone imponen pierde pierden cae caen',
);
const losses = set('perdio perdieron pierde pierden cayo cayeron cae caen sucumbio sucumbieron');
const ourWins = set(
  'ganamos ganamo vencimos derrotamos superamos impusimos eliminamos triunfamos doblegamos batimos liquidamos despachamos barrimos arrasamos aplastamos goleamos bajamos',
);
const ourLosses = set('perdimos perdimo caimos sucumbimos');
/** `los matamos`, `nos pasaron por arriba`: only with whom it was done to before them. */
const ourBeatings = set('matamos destruimos destrozamos bailamos paseamos pasamos reventamos');
const beatings = set(
  'mataron destruyeron destrozaron bailaron pasearon pasaron reventaron cagaron rompieron',
);
const departures = set('retiro retiraron abandono abandonaron lesiono lesionaron');
const participles = /^(?:derrotad|vencid|superad|eliminad|doblegad|batid)[oa]s?$/u;
const infinitives = set('ganar ganarle ganarles vencer superar derrotar eliminar doblegar');
/** `le hicieron 6-0 6-1`, `les dimos una paliza` */
const deeds = set('hizo hicieron metio metieron clavo clavaron encajo encajaron');
const gifts = set('dio dieron puso pusieron pego pegaron');
const ourDeeds = set('hicimos metimos clavamos encajamos dimos pusimos pegamos');
/** Nouns after `gifts` that mean a beating; any other gift says nothing of who won. */
const beatingNouns = set('una un flor terrible tremenda paliza vuelta baile tunda masa duro doble');
/** `no vinieron`, `no llegaron`; `no nos presentamos` */
const arrivals = set(
  'vino vinieron viene vienen llego llegaron aparecio aparecieron presento presentaron presenta presentan asistio asistieron',
);
/** `se bajó`: of itself it can be a preposition. */
const leavers = set('bajo');
const ourArrivals = set('vinimos llegamos aparecimos presentamos asistimos');
/** `Pareja ganadora: …`, `a favor de …`: the pair is named right after it. */
const winnerNouns = set('ganador ganadores ganadora ganadoras favor');
const loserNouns = set('perdedor perdedores perdedora perdedoras derrota');
const trophies = set('partido partidazo triunfo victoria serie juego');
const achievements = set('logro lograron consiguio consiguieron pudo pudieron supo supieron');
const pronouns = set('le les se nos lo la los las');
const joiners = set('y e');
const articles = set('los las el la pareja dupla equipo');
const nounStarts = set('la una gran pareja dupla equipo a');
/** Between the winner and the loser they say the verb. */
const signsOfWinning = set('a al sobre d def');
/** `gracias a`, `saludos a`: the name after them can be of a pair that did not play. */
const courtesies = set(
  'gracias saludos abrazo abrazos suerte esperamos espero aviso igual como felicitaciones felicidades felicito felicitar grande grandes aguante vamos vamo invitamos invito aplausos',
);
const objectMarkers = set('a al ante contra vs v versus x con sobre d def');
const skippedBeforeNames = set(
  'los las el la pareja dupla equipo mis nuestros nuestras amigos amigas chicos chicas senores companeros',
);
const skippedAfterVerb = set(
  'los las el la fue fueron son es hoy ayer anoche nomas finalmente de la pareja dupla',
);
/** Reads who is said to have won. */
export function readClaim(
  text: string,
  mentions: readonly Mention[],
  scores: readonly { start: number; end: number }[],
): Claim {
  const items = itemsOf(text, mentions, scores);
  const isListed = items.some((_, index) => isListing(items, index, text));
  const words = items.flatMap((item, index) => (item.kind === 'word' ? [{ ...item, index }] : []));
  const context = { items, words, isListed, text };
  let [isDenied, isFirstPerson, isLoss] = [false, false, false];
  let own: Mention | null = null;
  let absent: Party | null = null;
  let at = -1;
  /** Somebody left, and the words beside it do not say who; it cannot be who lost. */
  let [isLeft, isLeftByOther] = [false, false];
  const outcomes: { winner: Party | null; loser: Party | null }[] = [];
  const taken = new Set<number>();
  const kinds: Kind[] = [];

  for (const [position, word] of words.entries()) {
    const kind = kindOf(position, context);
    if (kind === null) continue;
    const phrase = phraseOf(items, word.index, kind);
    const hasNo = phrase.some((index) => keyAt(items, index) === 'no');
    if (hasNo && !kind.isAbsence && kind.takesNo !== true) {
      isDenied = true;
      continue;
    }
    kinds.push(kind);
    for (const index of phrase) taken.add(index);
    if (kind.isOurs) {
      isFirstPerson = true;
      own ??= ownName(items, word.index, kind);
    }
    at = at === -1 ? word.start : at;
    isLoss ||= kind.subject === 'loses' || kind.isAgainstUs;
    const outcome = outcomeOf(kind, word.index, own, context);
    // `A ganó a B, ganó B`
    const before = nameBefore(items, word.index);
    const isApart = before === null || /[.,;!\n]/u.test(text.slice(before.end, word.start));
    const next = isApart ? mentionAfter(items, word.index, kind) : null;
    if (next !== null && !kind.isOurs && !kind.isLeaving && !kind.isAgainstUs) {
      outcomes.push(
        kind.subject === 'wins' ? { winner: next, loser: null } : { winner: null, loser: next },
      );
    }
    if (kind.isAbsence) absent ??= outcome.loser;
    if (kind.isLeaving && !kind.isOurs && outcome.loser === null) {
      // `ganaron a Los Smash, no aparecieron`: who lost; `ganaron a Los Smash y abandonaron` says something else.
      const joint = items[beforePhrase(items, word.index)];
      isLeftByOther ||= joint?.kind === 'word' && joiners.has(joint.key);
      isLeft = true;
    }
    outcomes.push(outcome);
  }
  const hasPronoun = words.some(({ key }) => key === 'le' || key === 'les');
  const objects = items.flatMap((item, position) =>
    item.kind === 'mention' && isObject(items, position, win) ? [item.mention] : [],
  );
  let isOwnOpen = false;
  if (own !== null && own.start < at && !objects.includes(own)) {
    // `los primos les ganamos`: the author's pair, or the one that lost; `a …` says who that is.
    const isDoubled = items.some(
      (item, position) =>
        item.kind === 'mention' &&
        item.start > at &&
        ['a', 'al'].includes(keyBefore(items, position)),
    );
    // `Los Smash, ganamos`: perhaps only spoken to.
    const isCalled = /^\s*[,:]/u.test(text.slice(own.end));
    isOwnOpen = (hasPronoun && !isDoubled) || isCalled;
  }
  const { winner, loser, agrees } = combine(outcomes);
  const isOurLoss = loser === 'author' || (own !== null && isSamePair(loser, own));
  const isLeaverOpen =
    isLeft && (isLeftByOther || isOurLoss || setNumberIn(text, 'first') !== null);
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'mention') continue;
    const isOfListing = isListing(items, index, text);
    const hasRole = [winner, loser, own].some((party) => isSamePair(party, item.mention));
    for (const before of namePhrase(items, index, hasRole ? kinds : [])) taken.add(before);
    if (isOfListing && items[index + 1]?.kind === 'word') taken.add(index + 1);
  }
  const verbParts = [...taken].flatMap((index) => {
    const item = items[index];
    if (item?.kind !== 'word') return [];
    const { start, end, key } = item;
    return [{ by: 'verb' as const, start, end, isPresent: presentTense.has(key) }];
  });
  return {
    winner: isSamePair(winner, absent) ? null : winner,
    loser,
    isClear: !isOwnOpen && agrees && !isSamePair(winner, absent) && !isLeaverOpen,
    isDenied,
    isFirstPerson,
    own,
    objects,
    absent,
    isListed,
    isLoss,
    hasPronoun,
    at,
    consumed: verbParts.filter(({ isPresent }) => !isPresent),
    present: verbParts.filter(({ isPresent }) => isPresent),
  };
}

function keyAt(items: readonly Item[], index: number): string {
  const item = items[index];
  return item?.kind === 'word' ? item.key : '';
}

/** The places of a verb and of the words that belong to it: `les ganaron`, `no se presentaron`, `victoria de`. */
function phraseOf(items: readonly Item[], verb: number, kind: Kind): number[] {
  const key = keyAt(items, verb);
  const phrase = [verb];
  let first = verb - 1;
  const takesBefore = (index: number) => {
    const before = keyAt(items, index);
    if (before === 'no' || pronouns.has(before)) return true;
    if (kind.isPassive) return before === 'fue' || before === 'fueron';
    return kind.isNoun ? nounStarts.has(before) : infinitives.has(key) && achievements.has(before);
  };
  for (; takesBefore(first); first -= 1) phrase.push(first);
  if (kind.isLeaving && ['que', 'porque'].includes(keyAt(items, first))) phrase.push(first);
  if (['nosotros', 'nosotras'].includes(keyAt(items, first)) && kind.isOurs) phrase.push(first);
  const takesAfter = (index: number) => {
    const next = keyAt(items, index);
    if (gifts.has(key) || ourDeeds.has(key)) return beatingNouns.has(next);
    if (kind.isNoun || key === 'victoria' || key === 'triunfo')
      return ['de', 'del', 'para'].includes(next);
    if (['llevamos', 'llevaron', 'llevo'].includes(key)) return next === 'el' || trophies.has(next);
    return kind.isOurs && (next === 'nosotros' || next === 'nosotras');
  };
  for (let next = verb + 1; takesAfter(next); next += 1) phrase.push(next);
  return phrase;
}

/** The places of the words before a name that say its part in the match: `contra los`, `a la pareja`. */
function namePhrase(items: readonly Item[], name: number, kinds: readonly Kind[]): number[] {
  const phrase: number[] = [];
  let before = name - 1;
  for (; articles.has(keyAt(items, before)); before -= 1) phrase.push(before);
  if (kinds.some((kind) => isObject(items, name, kind))) phrase.push(before);
  return phrase;
}

/** The author's own pair before `ganamos`, or right after it: `los primos ganamos`, `con Leo le ganamos a …`. */
function ownName(items: readonly Item[], verb: number, kind: Kind): Mention | null {
  const named = items.flatMap((item, position) =>
    item.kind === 'mention' ? [{ mention: item.mention, position }] : [],
  );
  const objects = named.filter(({ position }) => isObject(items, position, kind));
  const subjects = named.filter((each) => !objects.includes(each));
  const subject = single(subjects.map(({ mention }) => mention));
  if (subject !== null) return objects.length > 0 ? subject : null;
  if (subjects.length > 0) return null;
  // Two after `con` and `contra`: with whom, then against whom.
  const partners = objects.filter(
    ({ position }) => position < verb && keyBefore(items, position) === 'con',
  );
  const others = objects.filter((each) => !partners.includes(each));
  return partners.length > 0 && others.length > 0
    ? single(partners.map(({ mention }) => mention))
    : null;
}

function keyBefore(items: readonly Item[], position: number): string {
  const before = items[position - 1];
  if (before?.kind !== 'word') return '';
  return skippedBeforeNames.has(before.key) ? keyBefore(items, position - 1) : before.key;
}

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
  /** Somebody did not appear; the `no` before it belongs to it, as that of `no pudieron con`. */
  isAbsence: boolean;
  /** Somebody did not appear, or gave up: where nobody stands beside it, it is of who lost. */
  isLeaving: boolean;
  takesNo?: boolean;
};

type Context = {
  items: readonly Item[];
  words: readonly (Word & { index: number })[];
  isListed: boolean;
  text: string;
};

const none = {
  isOurs: false,
  isAgainstUs: false,
  isPassive: false,
  isNoun: false,
  isAbsence: false,
  isLeaving: false,
};
const win = { ...none, subject: 'wins' } as const;
const loss = { ...none, subject: 'loses' } as const;
const leaving = { ...loss, isLeaving: true } as const;
const missing = { ...leaving, isAbsence: true } as const;

/** All words that can say who won. */
const verbs = new Set(
  [
    wins,
    losses,
    ourWins,
    ourLosses,
    ourBeatings,
    beatings,
    departures,
    infinitives,
    deeds,
    gifts,
    ourDeeds,
    arrivals,
    leavers,
    ourArrivals,
    winnerNouns,
    loserNouns,
    set(
      'a al sobre d def favor pudo pudieron pudimos comimos comieron comio llevamos llevaron llevo plantaron para',
    ),
  ].flatMap((words) => [...words]),
);

/** The meaning of a verb, with the words around it; `null`: it says nothing of who won. */
function kindOf(position: number, { items, words }: Context): Kind | null {
  const word = words[position];
  if (word === undefined || !(verbs.has(word.key) || participles.test(word.key))) return null;
  const { key, index } = word;
  const near = (distance: number) => words[position + distance]?.key ?? '';
  const [previous, next] = [near(-1), near(1)];
  const isBefore = (kind: Item['kind']) => items[index + 1]?.kind === kind;
  const isAbsent = previous === 'no' || (['se', 'nos'].includes(previous) && near(-2) === 'no');
  const hasObject = ['le', 'les', 'lo', 'la', 'los', 'las', 'nos'].includes(previous);
  const isAgainstUs = previous === 'nos';

  if (loserNouns.has(key)) return { ...loss, isNoun: true };
  if (key === 'favor') {
    return next === 'de' || next === 'del' ? { ...win, isNoun: true } : null;
  }
  if ((leavers.has(key) || key === 'bajaron') && ['se', 'me'].includes(previous)) return missing;
  if (key === 'bajamos' && isAgainstUs) return { ...missing, isOurs: true };
  if (wins.has(key)) {
    const isLone = key === 'victoria' && ['la', 'una', 'gran'].includes(previous) && next !== 'de';
    return { ...win, isNoun: winnerNouns.has(key), isAgainstUs: isAgainstUs && !isLone };
  }
  if (infinitives.has(key) && achievements.has(previous)) return win;
  if (ourWins.has(key)) return { ...win, isOurs: true };
  if (ourLosses.has(key)) return { ...loss, isOurs: true };
  if (losses.has(key)) return loss;
  if (key === 'pudo' || key === 'pudieron' || key === 'pudimos') {
    if (next !== 'con') return null;
    const isOurs = key === 'pudimos';
    return previous === 'no' ? { ...loss, isOurs, takesNo: true } : { ...win, isOurs };
  }
  const isBeating = isBefore('score') || beatingNouns.has(next) || isScoreAfterName(items, index);
  const isArriba = !['pasamos', 'pasaron'].includes(key) || next === 'por';
  if (deeds.has(key) && hasObject) return { ...win, isAgainstUs };
  if (gifts.has(key) && hasObject && isBeating) return { ...win, isAgainstUs };
  if (beatings.has(key) && hasObject && isArriba) return { ...win, isAgainstUs };
  if (ourDeeds.has(key) && hasObject && !isAgainstUs && isBeating) return { ...win, isOurs: true };
  if (ourBeatings.has(key) && hasObject && !isAgainstUs && isArriba)
    return { ...win, isOurs: true };
  if (key === 'comimos' || key === 'comieron' || key === 'comio') {
    const isOurs = key === 'comimos';
    return isBeating && previous === (isOurs ? 'nos' : 'se') ? { ...loss, isOurs } : null;
  }
  if (key === 'llevamos' || key === 'llevaron' || key === 'llevo') {
    const isOurs = key === 'llevamos';
    const isTaken = [next, near(2), near(3)].some((noun) => trophies.has(noun));
    return isTaken && previous === (isOurs ? 'nos' : 'se') ? { ...win, isOurs } : null;
  }
  if (key === 'plantaron' && isAgainstUs) return { ...missing, isAgainstUs };
  if (ourArrivals.has(key)) return isAbsent ? { ...missing, isOurs: true } : null;
  if (arrivals.has(key)) return isAbsent ? missing : null;
  if (departures.has(key)) return previous === 'por' ? null : leaving;
  if (participles.test(key) && (previous === 'fue' || previous === 'fueron')) {
    return { ...loss, isPassive: true };
  }
  // `La Víbora 6-4 6-3 a Doble Pared`, `6-4 6-3 La Víbora a Doble Pared`, `La Víbora def. Doble Pared 6-4 6-3`
  if (signsOfWinning.has(key)) {
    const before = items[index - 1]?.kind;
    const isBehindName = before === 'mention' && items.some(({ kind }) => kind === 'score');
    const isBehindScore = before === 'score' && items[index - 2]?.kind === 'mention';
    return (isBehindName || isBehindScore) && isNamedNext(items, index) ? win : null;
  }
  // `6-4 6-3 para La Víbora`
  if (key === 'para' && items[index - 1]?.kind === 'score') {
    if (next === 'nosotros' || next === 'nosotras') return { ...win, isOurs: true };
    return isNamedNext(items, index) ? { ...win, isNoun: true } : null;
  }
  return null;
}

/** `le pegó a Los Smash 6-4 6-3`: what follows the name is what they got. */
function isScoreAfterName(items: readonly Item[], index: number): boolean {
  let position = index + 1;
  for (let item = items[position]; item?.kind === 'word'; item = items[position]) {
    if (item.key !== 'a' && item.key !== 'al' && !skippedBeforeNames.has(item.key)) return false;
    position += 1;
  }
  return items[position]?.kind === 'mention' && items[position + 1]?.kind === 'score';
}

/** Whether a name follows, with at most an article before it. */
function isNamedNext(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index + 1], items[index + 2]];
  if (item?.kind === 'mention') return true;
  return item?.kind === 'word' && skippedAfterVerb.has(item.key) && next?.kind === 'mention';
}

function outcomeOf(
  kind: Kind,
  index: number,
  own: Mention | null,
  { items, isListed, text, words }: Context,
): { winner: Party | null; loser: Party | null } {
  const named = items
    .flatMap((item, position) =>
      item.kind === 'mention'
        ? [{ mention: item.mention, isObject: isObject(items, position, kind), position }]
        : [],
    )
    .filter(({ mention }) => !isSamePair(mention, own));
  const after = mentionAfter(items, index, kind);
  const isOnlyVerb = words.filter(({ key }) => wins.has(key) || losses.has(key)).length === 1;
  const subjects = named.filter(({ isObject }) => !isObject).map(({ mention }) => mention);
  const objects = named.filter(({ isObject }) => isObject).map(({ mention }) => mention);
  let subject: Party | null;
  let object: Party | null;
  if (kind.isOurs) {
    subject = own ?? 'author';
    object = single(objects);
  } else if (kind.isAgainstUs) {
    subject = single(subjects);
    object = 'author';
  } else if (kind.isLeaving) {
    subject = leaverOf(items, index, text);
    object = single(
      named.map(({ mention }) => mention).filter((mention) => !isSamePair(mention, subject)),
    );
    if (subject === null) object = null;
  } else if (isListed) {
    subject = isHeadOfDashes(items, index, text) ? null : after;
    const others = named
      .map(({ mention }) => mention)
      .filter((mention) => !isSamePair(mention, after));
    object = subject === null ? null : single(others);
  } else {
    // `X y Y jugaron ayer, ganaron Y`
    const others = subjects.filter((mention) => !isSamePair(mention, after));
    const verb = items[index]?.start ?? 0;
    const isSaidAfter =
      kind.subject === 'wins' &&
      isOnlyVerb &&
      nameBefore(items, index) === null &&
      others.every(({ start }) => start < verb);
    subject = (kind.isNoun ? after : null) ?? single(subjects) ?? (isSaidAfter ? after : null);
    object = single(objects);
  }
  return kind.subject === 'wins'
    ? { winner: subject, loser: object }
    : { winner: object, loser: subject };
}

/** The name right before a verb: `Los Smash no se presentaron`. */
function nameBefore(items: readonly Item[], verb: number): Mention | null {
  const item = items[beforePhrase(items, verb)];
  return item?.kind === 'mention' ? item.mention : null;
}

/** The place of what stands before `no se presentaron`, and before the `que` that joins it to a name. */
function beforePhrase(items: readonly Item[], verb: number): number {
  let position = verb - 1;
  for (let item = items[position]; item?.kind === 'word'; item = items[position]) {
    if (item.key !== 'no' && !pronouns.has(item.key)) break;
    position -= 1;
  }
  return position;
}

/** The pair that left or did not come, where its name stands beside the verb, and nothing makes it part of another clause. */
function leaverOf(items: readonly Item[], verb: number, text: string): Mention | null {
  const before = beforePhrase(items, verb);
  const joint = items[before];
  if (joint?.kind === 'word' && joint.key === 'que') {
    const antecedent = items[before - 1];
    return antecedent?.kind === 'mention' ? antecedent.mention : null;
  }
  const places = items.flatMap((item, position) => (item.kind === 'mention' ? [position] : []));
  const last = places.filter((place) => place < verb).at(-1);
  const next = mentionAfter(items, verb, loss);
  const isApart = (from: number, to: number) =>
    items
      .slice(from, to)
      .some((item, index) =>
        /[^\p{L}\d\s]/u.test(text.slice(item.end, items[from + index + 1]?.start)),
      );
  const isOfOther = (item: Item) =>
    item.kind === 'word' && (joiners.has(item.key) || verbs.has(item.key));
  const isBefore =
    last !== undefined &&
    !isObject(items, last, loss) &&
    // `A vs B no aparecieron`: either of them.
    !places.some((place) => place < last && isListing(items, place, text)) &&
    !items.slice(last + 1, before + 1).some(isOfOther) &&
    !isApart(last, verb);
  const isAfter =
    next !== null &&
    !isHeadOfDashes(items, verb, text) &&
    !isApart(verb, places.find((place) => place > verb) ?? verb);
  if (isBefore === isAfter) return null;
  const name = items[last ?? -1];
  return isAfter ? next : name?.kind === 'mention' ? name.mention : null;
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

/** `A vs B`, `A - B`, `A 6-4 6-3 B`: two names with nothing else between them. */
function isListing(items: readonly Item[], index: number, text: string): boolean {
  const [item, next, afterNext] = [items[index], items[index + 1], items[index + 2]];
  if (item?.kind !== 'mention') return false;
  if (next?.kind === 'mention') {
    return /^[^\p{L}\d]*[-–—/:|·][^\p{L}\d]*$/u.test(text.slice(item.end, next.start));
  }
  if (next?.kind === 'score') {
    return afterNext?.kind === 'mention' && !isSamePair(item.mention, afterNext.mention);
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
  return [...blocks, ...words].sort((one, other) => one.start - other.start);
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
