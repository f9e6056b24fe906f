import { formatScore } from '../../padel/formatScore.ts';
import { parseScore, type Score } from '../../padel/score.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { Party } from './claim.ts';
import { scoreFor, setNumberIn } from './numbers.ts';
import type { KnownPair, Mention } from './pairNames.ts';
import type { Reader } from './reader.ts';
import type { Outcome } from './readResult.ts';
import { areClose, isSameOutcome, isTeamOf, type Row, teamKey } from './row.ts';
import { live, readText, type Place, type Reading } from './statement.ts';
import { playersPairs } from './teams.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { absence, correction, walkover } from './units.ts';

/** What a message says about an earlier statement. */
export type Remark = {
  words: string;
  place: Place;
  reading: Reading;
  reader: Reader;
  /** `strong`: that there is a mistake; `weak`: perhaps. */
  mark: 'strong' | 'weak' | null;
  /** The other pair won. */
  isReversal: boolean;
  /** It is no result. */
  isRetraction: boolean;
  /** Somebody says that the pair did come: a walkover is contested. */
  isContest: boolean;
  /** It says against whom the match was: it can be another pair than the statement's. */
  isOtherPair: boolean;
  /** The pair or the day by which it calls its match: `martes` in *el del martes fue 6-4 6-3*. */
  reference: string | null;
  sets: readonly SetSaid[];
  /** All sets of the match. */
  whole: Score | null;
};

type SetSaid = { team1: number; team2: number; number: 1 | 2 | 3 | null };

const strong =
  /(?<!\p{L})(?:correccion|corrijo|correg\p{L}*|rectific\p{L}*|fe de erratas|equivo(?:que|cad\p{L}*|caron|camos|co)|me confundi|me maree|error|(?:esta|puse|pusieron|escribi|anote|anotaron|va|quedo) mal|mal (?:puesto|anotado|escrito)|al reves|al contrario|a la inversa|invertid[oa]s?|no (?:es|era|fue) (?:correcto|asi|ese|el resultado)|edito|editado|mentira|quise decir|quise poner|no no|nono\p{L}*|falso)(?!\p{L})/u;
const weak =
  /(?<!\p{L})(?:perdon\p{L}*|disculp\p{L}*|sorry|ups|uy|en realidad|digo|fue|fueron|era|eran|es|no|nop|mejor dicho|aclaro|ojo|che|bah|cierto|si)(?!\p{L})|^\s*\*|\*\s*$/u;
const reversal =
  /(?<!\p{L})(?:al reves|al contrario|a la inversa|invertid[oa]s?|(?:gano|ganaron|gana) (?:ellos|ellas|l[oa]s otr[oa]s|el otro|la otra|los rivales|l[oa]s contrari[oa]s)|no gan(?:aron|amos|o))(?!\p{L})/u;
const retraction =
  /(?<!\p{L})(?:mentira|(?:es|era|fue) (?:joda|chiste|broma)|no cuenta|no vale|anul\p{L}*|ignor(?:en|a|ar)|borr(?:en|a|ar|alo|enlo)|no lo (?:anoten|cargues|carguen)|se (?:repite|juega de nuevo)|suspend\p{L}*|no se jugo)(?!\p{L})/u;
const contest =
  /(?<!\p{L})(?:si (?:(?:se|nos) present\p{L}+|vin\p{L}+|fu(?:imos|eron)|lleg\p{L}+|estuv\p{L}+|aparec\p{L}+|jug\p{L}+)|se jugo igual|nos presentamos|avisamos|estabamos|fuimos|vinimos)(?!\p{L})/u;
/** Nothing is taken back by what only may happen. */
const condition =
  /(?<!\p{L})si (?:no )?(?:llueve|lluev\p{L}+|llovi\p{L}+|para de llover)(?!\p{L})/u;
/** The match of the sender's own pair. */
const ours = /(?<!\p{L})(?:el|lo) nuestro(?!\p{L})/u;
/** A match that the sender calls theirs, because they played or told it. */
const isCalledTheirs = /(?<!\p{L})(?:el|lo) (?:nuestro|mio)(?!\p{L})/u;
/** What stands before the pair against which a match was, or before a pair that was meant. */
const beforePair =
  /(?<!\p{L})(?:(?:era|eran|quise decir|digo)(?: (?:a|al|contra|con|ante))?|(?:fue|fueron) (?:a|al|contra|ante|frente a))(?: (?:el|la|l[oa]s))? $/u;
const reference =
  /(?<!\p{L})el (?:partido |resultado )?(?:del|de l[oa]s?|de) ([\p{L} ]{3,40}?) (?:fue|era|quedo|termino)(?!\p{L})/u;
/** Cheap: true for all that a remark could be. */
const likelyWords =
  /seis|siete|diez |once |doce |trece |correcci|corrij|correg|rectific|equivo|confund|error|\bmal\b|rev[eé]s|contrario|invers|invert|edit|mentira|joda|chiste|broma|anul|borr|no cuenta|no vale|ignor|\bgan[oóa]|\bperdi[móoe]|repite|suspend|vini|vino|llegaron|aparec|plant|fuimos|avisamos|present|\beran? |fu(?:e|eron) (?:al?|contra|ante|frente) /i;
const likelyNumbers =
  /(?<!\d)\d{1,2} ?(?:[-–/]| a ) ?\d{1,2}(?!\d)|(?<!\d)(?:[67] ?[0-4]|[0-4] ?[67]|7 ?[56]|[56] ?7|1[0-5] \d)(?![\d:])/;

/** In a correction *the tie* is the third set; where a match is told, any set can end with one. */
const tie = /(?<!\p{L})tie(?!\p{L})/u;
const longestRemark = 300;

export function mayBeRemark(words: string): boolean {
  if (words.length > longestRemark) return false;
  return likelyWords.test(words) || (/\d/.test(words) && likelyNumbers.test(words));
}

/** What a message can say about an earlier one; `null`: nothing. */
export function readRemark(
  { words, isResult }: Pick<Row, 'words' | 'isResult'>,
  place: Place,
  reader: Reader,
  lastResult: number,
): Remark | null {
  const key = plainKey(words);
  const mark = strong.test(key) ? 'strong' : weak.test(key) ? 'weak' : null;
  // What can be a statement of its own is about another one only if it says so, or a moment later.
  const called = reference.exec(key)?.[1] ?? null;
  const isOwn = isResult && mark !== 'strong' && called === null && !correction.test(words);
  const reach = called !== null ? farthest : isOwn ? nearest : reachOf(mark);
  if (place.quoted === null && place.at - lastResult > reach) return null;
  const reading = readText(words, null, reader);
  const { scores, claim } = reading;
  const isQuestion = /[?¿]/u.test(words);
  const isReversal = reversal.test(key);
  const isRetraction = retraction.test(key) && !condition.test(key);
  const isContest = contest.test(key) && !absence.test(words) && !walkover.test(words);
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const isLive = live.test(reading.rest) && mark !== 'strong';
  const sets = isLive ? [] : setsSaid(plainKey(reading.rest), scores);
  const isOtherPair =
    mark !== null &&
    scores.length === 0 &&
    reading.names.some(
      ({ start, isFaint }) =>
        !isFaint && beforePair.test(key.slice(Math.max(start - 30, 0), start)),
    );
  const says =
    sets.length > 0 ||
    hasClaim ||
    isReversal ||
    isRetraction ||
    isContest ||
    isOtherPair ||
    mark === 'strong';
  if (!says || (isQuestion && mark !== 'strong')) return null;
  const wholes = isLive ? [] : scores.filter(({ score }) => score.winner !== null);
  return {
    words,
    place,
    reading,
    reader,
    mark,
    isReversal,
    isRetraction: isRetraction && sets.length === 0 && !hasClaim,
    isContest,
    isOtherPair,
    reference: called,
    sets,
    whole: wholes.at(-1)?.score ?? null,
  };
}

/** The single sets, each with its number where a word beside it says it. */
function setsSaid(key: string, scores: Reading['scores']): SetSaid[] {
  return scores.flatMap(({ start, end, score }, index) => {
    const before = key.slice(Math.max(scores[index - 1]?.end ?? 0, start - 30), start);
    const after = key.slice(end, Math.min(scores[index + 1]?.start ?? key.length, end + 24));
    const said = setNumberIn(before, 'last') ?? setNumberIn(after, 'first');
    const number = said ?? (tie.test(before) || tie.test(after) ? 3 : null);
    const isAlone = score.sets.length === 1;
    return score.sets.map(({ team1, team2 }) => ({
      team1,
      team2,
      number: isAlone ? number : null,
    }));
  });
}

/** How many messages later a remark without any mark still belongs to a statement. */
const nearest = 8;
const farthest = 250;

function reachOf(mark: Remark['mark']): number {
  return mark === 'strong' ? farthest : mark === 'weak' ? 40 : nearest;
}

/** The statements that a remark can be about: all of them are asked about. */
export function targetsOf(remark: Remark, rows: readonly Row[]): Row[] {
  const { place, reading, mark, words } = remark;
  const { sender, days } = place.message;
  if (place.quoted !== null) return rows.filter((row) => row.isResult && row.at === place.quoted);
  const reach = remark.reference === null ? reachOf(mark) : farthest;
  const near = rows.filter(
    (row) =>
      row.isResult &&
      place.at - row.at <= reach &&
      // The lines of one message are as many results, unless it says otherwise.
      (row.at < place.at || mark === 'strong') &&
      areClose(row.days, days),
  );
  if (near.length === 0) return [];
  if (remark.reference !== null) {
    const called = remark.reference;
    const meant = near.filter((row) => plainKey(row.words).includes(called));
    if (meant.length > 0) return meant;
  }
  const names = reading.names.filter(({ isFaint }) => !isFaint).map(({ pairs }) => pairs);
  const own = ownPairs(remark);
  const isOf = (row: Row) => (pairs: readonly KnownPair[]) =>
    pairs.some(({ name }) => isTeamOf(name, row));
  if (names.length > 0) {
    const named = near.filter((row) => names.every(isOf(row)));
    if (named.length > 0) return named;
    // One of two pairs that are named may be the mistake: `no fue con X, fue con Y`.
    const partly = near.filter(
      (row) => (remark.isOtherPair || row.sender === sender) && names.some(isOf(row)),
    );
    if (partly.length > 0) return partly.slice(-1);
    if (remark.isOtherPair) {
      const recent = near.filter(({ at }) => place.at - at <= nearest);
      // Two pairs of which neither played are another match.
      const last = names.length === 1 ? recent.at(-1) : undefined;
      const meant = recent.filter((row) => row.sender === sender).pop() ?? last;
      return meant === undefined ? [] : [meant];
    }
    if (mark !== 'strong') return [];
  } else {
    // A word that can be a name by chance is one where a match is played by that pair.
    const faint = reading.names.map(({ pairs }) => pairs);
    const meant = faint.length === 0 ? [] : near.filter((row) => faint.every(isOf(row)));
    if (meant.length > 0) return meant.slice(-1);
  }
  if (own.length > 0) {
    const ours = near.filter((row) => isOf(row)(own));
    if (ours.length > 0)
      return plausible(
        remark,
        ours.filter(({ at }) => at === ours.at(-1)?.at),
      );
  }
  const ofMessage = (row: Row | undefined) =>
    row === undefined ? [] : near.filter(({ at }) => at === row.at);
  // `no fue 6-4 6-4, fue 6-4 6-3`: the one that was so.
  const denied = near.filter((row) => isDenied(remark, row));
  if (denied.length > 0) return denied;
  // `6-3 Juan`: said to the person who wrote it.
  const addressed = near
    .filter((row) => row.sender !== null && row.sender !== sender && isAddressed(words, row.sender))
    .pop();
  const ownLast = near.filter((row) => row.sender === sender).pop();
  if (addressed === undefined && ownLast === undefined && isCalledTheirs.test(plainKey(words))) {
    const alike = near.filter((row) => place.at - row.at <= nearest && hasSaidSet(remark, row));
    if (alike.length > 0) return alike;
  }
  const last = near.at(-1);
  const isNear = (row: Row | undefined) => row !== undefined && place.at - row.at <= nearest;
  const isLast = addressed === undefined && (isNear(last) || ownLast === undefined);
  const found = [addressed, ownLast, isLast ? last : undefined].flatMap(ofMessage);
  return plausible(remark, [...new Set(found)]);
}

/** Whether a remark says a set that a statement has too. */
function hasSaidSet({ sets }: Remark, row: Row): boolean {
  const own = scoreOf(row)?.sets ?? [];
  return sets.some((set) => own.some((other) => areSameSets(set, other)));
}

/** Whether a remark repeats a whole score, only to say another one. */
function isDenied({ reading: { scores } }: Remark, row: Row): boolean {
  const wholes = scores.filter(({ sets }) => sets > 1);
  if (wholes.length < 2) return false;
  return wholes.some(({ score }) =>
    [score, swapScore(score)].some((seen) => formatScore(seen) === row.score),
  );
}

/** The pair of the person who says *we*. */
export function ownPairs({ words, reading, reader, place }: Remark): readonly KnownPair[] {
  const { isFirstPerson, winner, loser } = reading.claim;
  const speaksAuthor = isFirstPerson || winner === 'author' || loser === 'author';
  if (!speaksAuthor && !ours.test(plainKey(words))) return [];
  return reader.authors.length > 0 ? reader.authors : playersPairs(place.message, reader);
}

function isAddressed(words: string, sender: string): boolean {
  const key = plainKey(words);
  const [first = ''] = plainKey(sender).split(/[^\p{L}]+/u);
  return first.length > 2 && new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'u').test(key);
}

/** The rows that the remark can be about, where it fits several. */
function plausible(remark: Remark, rows: readonly Row[]): Row[] {
  const possible = rows.filter((row) => {
    // Where nobody played there is no set to be corrected.
    if (row.score === 'W.O.' && remark.sets.length > 0) return false;
    const options = applied(remark, row);
    return options === null || options.length > 0;
  });
  return rows.length > 1 && possible.length > 0 ? possible : [...rows];
}

type Games = { team1: number; team2: number };

function areSameSets(one: Games, other: Games): boolean {
  return (
    (one.team1 === other.team1 && one.team2 === other.team2) ||
    (one.team1 === other.team2 && one.team2 === other.team1)
  );
}

function scoreOf({ score }: Pick<Outcome, 'score'>): Extract<Score, { kind: 'sets' }> | null {
  const parsed = parseScore(score ?? '');
  return parsed.kind === 'sets' ? parsed : null;
}

/**
 * What a statement is after a remark.
 * @returns `null` if the remark changes nothing; empty if it does, but not in a way that can be read
 */
export function applied(remark: Remark, row: Row): Outcome[] | null {
  const { category, team1, team2, score, winner } = row;
  const outcome: Outcome = { category, team1, team2, score, winner };
  if (remark.isRetraction) return [];
  if (remark.isContest) return score === 'W.O.' ? [] : null;
  if (remark.isOtherPair) return withOtherPair(remark, outcome);
  const claimed = claimedSide(remark, row);
  const side = claimed ?? (remark.isReversal ? otherSide(winner) : null);
  const scores = scoresAfter(remark, outcome);
  if (scores === null && side === null) return remark.mark === 'strong' ? [] : null;
  const changed = (scores ?? [score]).map((next) => ({
    ...outcome,
    winner: side ?? winner,
    score: next === null ? null : textFor(side ?? winner, next),
  }));
  const others = changed.filter((option) => !isSameOutcome(option, outcome));
  // Said again as it was said before.
  if (others.length === 0 && changed.length > 0) return null;
  return others;
}

/** The statement with the pair that a remark names instead of the one that it does not; `null`: it names no other. */
function withOtherPair({ reading, words }: Remark, outcome: Outcome): Outcome[] | null {
  const { team1, team2, category } = outcome;
  const names = reading.names.filter(({ isFaint }) => !isFaint);
  const isOf = (team: string | null) => (mention: Mention) =>
    mention.pairs.some(({ name }) => teamKey(name) === teamKey(team ?? ''));
  const others = names.filter((mention) => !isOf(team1)(mention) && !isOf(team2)(mention));
  const [other] = others;
  const isDenial = /(?<!\p{L})no (?:era|fue|eran|fueron)(?!\p{L})/u.test(plainKey(words));
  if (other === undefined) return isDenial ? [] : null;
  const own = other.pairs.filter((pair) => pair.category === category);
  const [pair] = own;
  if (pair === undefined || own.length > 1 || others.length > 1) return [];
  const [has1, has2] = [names.some(isOf(team1)), names.some(isOf(team2))];
  const [first, second] = [
    { ...outcome, team1: pair.name },
    { ...outcome, team2: pair.name },
  ];
  if (has1 === has2) return [second, first];
  // The pair that is named beside it stays, the one that is denied goes.
  return has1 === isDenial ? [first] : [second];
}

function textFor(side: Side | null, text: string): string {
  const score = parseScore(text);
  return side === null ? text : formatScore(scoreFor(side, score));
}

/** Who won, as the remark says; `null`: it does not. */
function claimedSide(remark: Remark, row: Row): Side | null {
  const { winner, loser, doubt } = remark.reading.claim;
  const sideOf = (party: Party | null): Side | null => {
    if (party === null) return null;
    const pairs = party === 'author' ? ownPairs(remark) : party.pairs;
    const names = pairs.map(({ name }) => teamKey(name));
    if (names.includes(teamKey(row.team1 ?? ''))) return 1;
    return names.includes(teamKey(row.team2 ?? '')) ? 2 : null;
  };
  const [won, lost] = [sideOf(winner), sideOf(loser)];
  if (won !== null && won === lost) return null;
  return doubt?.startsWith('no ') === true ? null : (won ?? otherSide(lost));
}

/** The scores that a statement can have after a remark; `null`: the remark says nothing of them. */
function scoresAfter({ sets, whole }: Remark, outcome: Outcome): string[] | null {
  if (sets.length === 0) return null;
  const seen = outcome.winner === 2 ? swapped(outcome.score) : outcome.score;
  const back = (text: string) => (outcome.winner === 2 ? (swapped(text) ?? text) : text);
  const own = scoreOf({ score: seen });
  if (own === null) return whole === null ? [] : [back(formatScore(scoreFor(1, whole)))];
  const isSaid = (set: SetSaid) => {
    const there = set.number === null ? undefined : own.sets[set.number - 1];
    if (set.number !== null) return there !== undefined && areSameSets(set, there);
    return own.sets.some((other) => areSameSets(set, other));
  };
  const fresh = sets.filter((set) => !isSaid(set));
  if (whole !== null && whole.kind === 'sets') {
    const text = formatScore(scoreFor(1, whole));
    return [back(text)];
  }
  const [set, ...others] = fresh;
  if (set === undefined) return [outcome.score ?? ''];
  if (others.length > 0) return [];
  const old = sets.find((each) => each !== set);
  const places = own.sets.flatMap((each, index) =>
    old === undefined || areSameSets(each, old) ? [index] : [],
  );
  const isSuper = Math.max(set.team1, set.team2) >= 10;
  const number = set.number ?? old?.number ?? (isSuper ? 3 : null);
  const chosen = number === null ? places : [number - 1];
  const options = chosen.flatMap((place) => withSet(own, place, set));
  return [...new Set(options)].map(back);
}

/** The score, for the winner first, with one set replaced; empty if nobody could have won so. */
function withSet(own: Extract<Score, { kind: 'sets' }>, place: number, set: Games): string[] {
  const before = own.sets[place];
  if (own.ending === 'retired' || place > own.sets.length) return [];
  const isWon = before === undefined || before.team1 > before.team2;
  const [high, low] = [Math.max(set.team1, set.team2), Math.min(set.team1, set.team2)];
  const texts = formatScore(own).split(', ');
  texts[place] = isWon ? `${high}-${low}` : `${low}-${high}`;
  const score = parseScore(texts.join(', '));
  const [first, second, third] = score.kind === 'sets' ? score.sets : [];
  const isTooLong = third !== undefined && first?.winner === second?.winner;
  const hasEnded = score.kind === 'sets' && score.winner === 1;
  return hasEnded && !isTooLong ? [formatScore(score)] : [];
}

function swapped(text: string | null): string | null {
  return text === null ? null : formatScore(swapScore(parseScore(text)));
}
