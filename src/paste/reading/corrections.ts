import { formatScore } from '../../padel/formatScore.ts';
import { parseScore, type Score } from '../../padel/score.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { swapScore } from '../../padel/swapScore.ts';
import type { Party } from './claim.ts';
import { setNumberIn } from './numbers.ts';
import type { PairToFind, Mention } from './pairNames.ts';
import type { Reader } from './reader.ts';
import { areClose, isTeamOf, teamKey, turned, type Row, type StatementRow } from './row.ts';
import { isPracticeTalk, live, findInText, type Place, type Reading } from './statement.ts';
import { playersPairs } from './teams.ts';
import { absence, correctionWords, isBareScore, walkover } from './units.ts';

/** A message that says something about earlier statements: what they are then, the administrator says. */
export type Remark = {
  words: string;
  place: Place;
  reading: Reading;
  reader: Reader;
  /** `strong`: something is wrong, taken back or the other way round; `weak`: perhaps. */
  mark: 'strong' | 'weak' | null;
  /** Somebody says that the pair did come: a walkover is contested. */
  isContest: boolean;
  /** It says against whom the match was: it can be another pair than the statement's. */
  isOtherPair: boolean;
  /** The single sets, each with its number where a word beside it says it. */
  sets: readonly SetSaid[];
};

type Games = { team1: number; team2: number };
type SetSaid = Games & { number: 1 | 2 | 3 | null };

const strong =
  /(?<!\p{L})(?:correccion|corrijo|correg\p{L}*|rectific\p{L}*|fe de erratas|equivo(?:que|cad\p{L}*|caron|camos|co)|me confundi|me maree|error|(?:esta|puse|pusieron|escribi|anote|anotaron|va|quedo) mal|mal (?:puesto|anotado|escrito)|al reves|al contrario|a la inversa|invertid[oa]s?|no (?:es|era|fue) (?:correcto|asi|ese|el resultado)|edito|editado|mentira|quise decir|quise poner|no no|nono\p{L}*|falso|(?:gano|ganaron|gana) (?:ellos|ellas|l[oa]s otr[oa]s|el otro|la otra|los rivales|l[oa]s contrari[oa]s)|no gan(?:aron|amos|o))(?!\p{L})/u;
/** It is no result. */
const retraction =
  /(?<!\p{L})(?:(?:es|era|fue) (?:joda|chiste|broma)|no cuenta|no vale|anul\p{L}*|cancel\p{L}*|qued\p{L}* sin efecto|ignor(?:en|a|ar)|borr(?:en|a|ar|alo|enlo)|no lo (?:anoten|cargues|carguen)|se (?:repite|juega de nuevo)|suspend\p{L}*|no se jugo)(?!\p{L})/u;
/** Nothing is taken back by what only may happen. */
const condition =
  /(?<!\p{L})si (?:no )?(?:llueve|lluev\p{L}+|llovi\p{L}+|para de llover)(?!\p{L})/u;
const weak =
  /(?<!\p{L})(?:perdon\p{L}*|disculp\p{L}*|sorry|ups|uy|en realidad|digo|fue|fueron|era|eran|es|no|nop|mejor dicho|aclaro|ojo|che|bah|cierto|si)(?!\p{L})/u;
const contest =
  /(?<!\p{L})(?:si (?:(?:se|nos) present\p{L}+|vin\p{L}+|fu(?:imos|eron)|lleg\p{L}+|estuv\p{L}+|aparec\p{L}+|jug\p{L}+)|se jugo igual|nos presentamos|avisamos|estabamos|fuimos|vinimos)(?!\p{L})/u;
/** The match of the sender's own pair. */
const ours = /(?<!\p{L})(?:el|lo) nuestro(?!\p{L})/u;
/** What stands before the pair against which a match was, or before a pair that was meant. */
const beforePair =
  /(?<!\p{L})(?:(?:era|eran|quise decir|digo)(?: (?:a|al|contra|con|ante))?|(?:fue|fueron) (?:a|al|contra|ante|frente a))(?: (?:el|la|l[oa]s))? $/u;
/** Cheap: true for all that a remark could be. */
const likelyWords =
  /seis|siete|diez |once |doce |trece |correcci|corrij|correg|rectific|equivo|confund|error|\bmal\b|rev[eé]s|contrario|invers|invert|edit|mentira|joda|chiste|broma|anul|borr|no cuenta|no vale|ignor|\bgan[oóa]|\bperdi[móoe]|repite|suspend|cancel|sin efecto|no se jug|vini|vino|llegaron|aparec|plant|fuimos|avisamos|present|\beran? |fu(?:e|eron) (?:al?|contra|ante|frente) /i;
const likelyNumbers =
  /(?<!\d)\d{1,2} ?(?:[-–/]| a ) ?\d{1,2}(?!\d)|(?<!\d)(?:[67] ?[0-4]|[0-4] ?[67]|7 ?[56]|[56] ?7|1[0-5] \d)(?![\d:])/;
/** In a correction *the tie* is the third set; where a match is told, any set can end with one. */
const tie = /(?<!\p{L})tie(?!\p{L})/u;

const longestRemark = 300;
/** The number of messages after which a remark still belongs to a statement, by its mark. */
const reaches = { strong: 250, weak: 40, none: 8 } as const;

export function mayBeRemark(words: string): boolean {
  if (words.length > longestRemark) return false;
  return likelyWords.test(words) || (/\d/.test(words) && likelyNumbers.test(words));
}

function reachOf(mark: Remark['mark']): number {
  return reaches[mark ?? 'none'];
}

/**
 * What a message can say about an earlier one; `null`: nothing.
 * @param lastResult where the last statement stands
 */
export function readRemark(
  { words, isResult }: Row,
  place: Place,
  reader: Reader,
  lastResult: number,
): Remark | null {
  const key = plainKey(words);
  const isRetraction = retraction.test(key) && !condition.test(key);
  const isStrong = isRetraction || strong.test(key) || isStarred(words);
  const mark: Remark['mark'] = isStrong ? 'strong' : weak.test(key) ? 'weak' : null;
  // What can be a statement of its own is about another one only if it says so, or a moment later.
  const isOwn = isResult && mark !== 'strong' && !correctionWords.test(words);
  if (place.quoted === null && place.at - lastResult > reachOf(isOwn ? null : mark)) return null;
  const reading = findInText(words, null, reader);
  const { scores, claim, names, rest } = reading;
  const isLive = live.test(rest) && mark !== 'strong';
  const sets = isLive ? [] : setsSaid(plainKey(rest), scores);
  const isContest = contest.test(key) && !absence.test(words) && !walkover.test(words);
  const isOtherPair =
    mark !== null &&
    scores.length === 0 &&
    names.some(
      ({ start, isFaint }) =>
        !isFaint && beforePair.test(key.slice(Math.max(start - 30, 0), start)),
    );
  const says =
    sets.length > 0 || claim.winner !== null || claim.loser !== null || isContest || isOtherPair;
  if (mark !== 'strong' && (!says || /[?¿]/u.test(words))) return null;
  const remark = { words, place, reading, reader, mark, isContest, isOtherPair, sets };
  const isNamed = names.some(({ isFaint }) => !isFaint) || ownPairs(remark).length > 0;
  // Numbers in talk are about anything, unless there is nothing else, or it says whose they are.
  const isPlain = isNamed || isContest || place.quoted !== null || isBareScore(words);
  return mark === 'strong' || (isPlain && !isPracticeTalk(rest)) ? remark : null;
}

/** `*6-3`, as people mend what they have written. */
function isStarred(words: string): boolean {
  return /^\s*\*|\*\s*$/u.test(words) && isBareScore(words);
}

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

/**
 * The statements that a remark is about, of those that it may change: the quoted one, those of the pairs that it
 * names, its sender's last one, and where others have spoken since, those of the last messages.
 */
export function targetsOf(remark: Remark, rows: readonly StatementRow[]): StatementRow[] {
  const { place, reading, mark, isOtherPair } = remark;
  const { sender, days } = place.message;
  if (place.quoted !== null) return rows.filter(({ at }) => at === place.quoted);
  const near = rows.filter(
    (row) =>
      place.at - row.at <= reachOf(mark) &&
      // The lines of one message are as many results, unless it says otherwise.
      (row.at < place.at || mark === 'strong') &&
      areClose(row.days, days),
  );
  const isOf = (row: StatementRow) => (mention: Pick<Mention, 'pairs'>) =>
    mention.pairs.some(({ name }) => isTeamOf(name, row));
  const clear = reading.names.filter(({ isFaint }) => !isFaint);
  if (clear.length > 0) {
    const named = near.filter((row) => clear.every(isOf(row)));
    if (named.length > 0) return named;
    // One of two pairs that are named may be the mistake: `no fue con X, fue con Y`.
    const partly = near
      .filter((row) => (isOtherPair || row.sender === sender) && clear.some(isOf(row)))
      .slice(-1);
    if (partly.length > 0) return partly;
    if (mark !== 'strong' && !isOtherPair) return [];
  }
  const own = ownPairs(remark);
  const ofOwn = own.length === 0 ? [] : near.filter((row) => isOf(row)({ pairs: own }));
  const ofMessage = (row: StatementRow | undefined) => near.filter(({ at }) => at === row?.at);
  if (ofOwn.length > 0) return ofMessage(ofOwn.at(-1));
  const last = near.filter((row) => row.sender === sender).at(-1);
  const since = near.filter(
    ({ at }) => place.at - at <= reaches.none && (last === undefined || at > last.at),
  );
  return [...ofMessage(last), ...since];
}

/** Whether a row is no statement of its own, but about one before it. */
export function isAbout(remark: Remark, row: Row, targets: readonly StatementRow[]): boolean {
  const { mark, words, reading, place } = remark;
  if (!row.isResult || place.quoted !== null) return true;
  if (mark === 'strong' || correctionWords.test(words)) return true;
  const near = targets.filter(({ at }) => row.at - at <= reaches.none);
  const isOf = (pairs: readonly PairToFind[]) => (target: StatementRow) =>
    pairs.some(({ name }) => isTeamOf(name, target));
  if (reading.names.length > 0) return reading.names.every(({ pairs }) => near.some(isOf(pairs)));
  const isWhole = wholeOf(remark) !== undefined;
  // `le ganaron a los de rojo`: somebody else, whom nobody knows.
  if (reading.claim.hasPronoun && isWhole) return false;
  const own = ownPairs(remark);
  // Who speaks of a pair of their own means no match of others, whatever its sets.
  if (own.length > 0) return near.some(isOf(own));
  return isWhole && near.some((target) => haveSameSet(row, target));
}

/** Whether a remark says something else than a statement; what confirms it changes nothing. */
export function contradicts(remark: Remark, row: StatementRow): boolean {
  const { sets, mark, isContest, isOtherPair } = remark;
  if (isContest && mark !== 'strong') return row.score === 'W.O.';
  if (isOtherPair) {
    const isKnown = ({ pairs }: Mention) => pairs.some(({ name }) => isTeamOf(name, row));
    const isDenial = /(?<!\p{L})no (?:era|fue|eran|fueron)(?!\p{L})/u.test(plainKey(remark.words));
    return (
      isDenial || !remark.reading.names.every((mention) => mention.isFaint || isKnown(mention))
    );
  }
  const side = claimedSide(remark, row);
  if (sets.length === 0) return side === null ? mark === 'strong' : side !== row.winner;
  const whole = wholeOf(remark);
  if (whole === undefined && mark === 'strong') return true;
  const own = scoreOf(row)?.sets ?? [];
  const isSaid = (set: SetSaid) => {
    const known = set.number === null ? own : own.slice(set.number - 1, set.number);
    return known.some((other) => areSameSets(set, other));
  };
  const areSaid =
    whole === undefined
      ? sets.every(isSaid)
      : [whole, swapScore(whole)].some((seen) => formatScore(seen) === row.score);
  return !areSaid || (side !== null && side !== row.winner);
}

/** Whether a remark only says who won. */
export function saysWinnerAlone({ sets, mark, isContest, isOtherPair }: Remark): boolean {
  return sets.length === 0 && mark !== 'strong' && !isContest && !isOtherPair;
}

/** All sets of the match, as it was at last said. */
function wholeOf({ reading: { scores, rest }, mark }: Remark): Score | undefined {
  if (live.test(rest) && mark !== 'strong') return undefined;
  return scores.filter(({ score }) => score.winner !== null).at(-1)?.score;
}

/** The pair of the person who says *we*. */
function ownPairs({ words, reading, reader, place }: Remark): readonly PairToFind[] {
  const { isFirstPerson, winner, loser } = reading.claim;
  const speaksAuthor = isFirstPerson || winner === 'author' || loser === 'author';
  if (!speaksAuthor && !ours.test(plainKey(words))) return [];
  return reader.authors.length > 0 ? reader.authors : playersPairs(place.message, reader);
}

/** The side that won, as the remark says; `null`: it does not. */
function claimedSide(remark: Remark, row: StatementRow): Side | null {
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

/** Whether two scores share a set: a moment later the same match is meant. */
function haveSameSet(one: StatementRow, other: StatementRow): boolean {
  const sets = (one.score ?? '').split(', ');
  const [own, seen] = [other, turned(other)].map(({ score }) => (score ?? '').split(', '));
  return [own, seen].some((known) => sets.some((set, index) => known?.[index] === set));
}

function areSameSets(one: Games, other: Games): boolean {
  return (
    (one.team1 === other.team1 && one.team2 === other.team2) ||
    (one.team1 === other.team2 && one.team2 === other.team1)
  );
}

function scoreOf({ score }: StatementRow): Extract<Score, { kind: 'sets' }> | null {
  const parsed = parseScore(score ?? '');
  return parsed.kind === 'sets' ? parsed : null;
}
