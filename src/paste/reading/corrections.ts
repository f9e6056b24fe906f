import { formatScore } from '../../padel/formatScore.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { setNumberIn } from './numbers.ts';
import type { Mention, PairToFind } from './pairNames.ts';
import type { Reader } from './reader.ts';
import { areClose, isTeamOf, turned, type Row, type StatementRow } from './row.ts';
import {
  findInText,
  isPracticeTalk,
  live,
  sideOfWinner,
  type Place,
  type Reading,
} from './statement.ts';
import { playersPairs } from './teams.ts';
import { absence, correctionWords, isBareScore, walkover } from './units.ts';

/** A message that says something about earlier statements: what they are then, the administrator says. */
export type Remark = {
  words: string;
  place: Place;
  reading: Reading;
  reader: Reader;
  /** It says of itself that something is wrong or taken back; else it is a correction only if it says something else. */
  isMarked: boolean;
  /** The pair of the person who says *we*; empty: nobody does, or it is not known. */
  own: readonly PairToFind[];
  /** Somebody says that the pair did come: a walkover is contested. */
  isContest: boolean;
  /** It says against whom the match was: `era a los mellis`. */
  isOtherPair: boolean;
};

/** Something is wrong, the other way round, or no result. To add a phrase, add it here, without accents. */
const marks =
  /(?<!\p{L})(?:correccion|corrijo|correg\p{L}*|rectific\p{L}*|fe de erratas|equivo(?:que|cad\p{L}*|caron|camos)|(?<!me )equivoco|me confundi|me maree|error|(?:esta|puse|pusieron|escribi|anote|anotaron|va|quedo) mal|mal (?:puesto|anotado|escrito)|al reves|al contrario|a la inversa|invertid[oa]s?|no (?:es|era|fue) (?:correcto|asi|ese|el resultado)|edito|editado|mentira|quise decir|quise poner|no no|nono\p{L}*|falso|(?:gano|ganaron|gana) (?:ellos|ellas|l[oa]s otr[oa]s|el otro|la otra|los rivales|l[oa]s contrari[oa]s)|fue(?:ron)? (?:ellos|ellas|l[oa]s otr[oa]s)|mal cargad[oa]|mal el resultado|no gan(?:aron|amos|o)|(?:es|era|fue) (?:joda|chiste|broma)|no cuenta|no vale|anul\p{L}*|cancel\p{L}*|qued\p{L}* sin efecto|ignor(?:en|a|ar)|borr(?:en|a|ar|alo|enlo)|no lo (?:anoten|cargues|carguen)|se (?:repite|juega de nuevo)|suspend\p{L}*|no se jugo)(?!\p{L})/u;
/** Nothing is taken back by what only may happen. */
const condition =
  /(?<!\p{L})si (?:no )?(?:llueve|lluev\p{L}+|llovi\p{L}+|para de llover)(?!\p{L})/u;
const contest =
  /(?<!\p{L})(?:si (?:(?:se|nos) present\p{L}+|vin\p{L}+|fu(?:imos|eron)|lleg\p{L}+|estuv\p{L}+|aparec\p{L}+|jug\p{L}+)|se jugo igual|nos presentamos|avisamos|estabamos|fuimos|vinimos)(?!\p{L})/u;
const denial = /(?<!\p{L})no (?:era|fue|eran|fueron)(?!\p{L})/u;
/** The match of the sender's own pair. */
const ours = /(?<!\p{L})(?:el|lo) nuestro(?!\p{L})/u;
/** What stands before the pair against which a match was, or before a pair that was meant. */
const beforePair =
  /(?<!\p{L})(?:(?:era|eran|quise decir|digo)(?: (?:a|al|contra|con|ante))?|(?:fue|fueron) (?:a|al|contra|ante|frente a))(?: (?:el|la|l[oa]s))? $/u;
/** Cheap: true for all that says anything else of a match; most of a chat is talk. */
const likely =
  /\d ?(?:[-–/ ]|a ) ?\d|[67][0-4]|[0-4][67]|seis|siete|gan[oa]|perd[ie]|elimin|venci|derrot|vin[io]|lleg[oa]|aparec|plant|present|avisa|fui|jugo|eran? |fue|digo|nuestro/u;

const longestRemark = 300;
/** The number of messages after which words, or what only says something else, still belong to a statement. */
const [furthest, nearest] = [250, 8];

/** Whether a whole statement says of itself that it corrects another one. */
export function saysCorrection(words: string): boolean {
  return correctionWords.test(words) || marks.test(plainKey(words));
}

/** What a message can say about an earlier one; `null`: nothing. */
export function readRemark({ words }: Row, place: Place, reader: Reader): Remark | null {
  if (words.length > longestRemark) return null;
  const key = plainKey(words);
  // `*6-3`, as people mend what they have written.
  const isStarred = /^\s*\*|\*\s*$/u.test(words) && isBareScore(words);
  const saysWrong = isStarred || (marks.test(key) && !condition.test(key));
  if (!saysWrong && !likely.test(key)) return null;
  const reading = findInText(words, null, reader);
  const { claim, rest } = reading;
  const names = reading.names.filter(({ isFaint }) => !isFaint);
  // `La Víbora no le ganó a Doble Pared`, `ganó Doble Pared, no La Víbora`
  const isDenied =
    names.length > 1 &&
    (claim.doubt?.startsWith('no ') === true || (claim.doubt === 'no' && claim.at !== -1));
  const isMarked = saysWrong || isDenied;
  const saysWe = claim.isFirstPerson || claim.winner === 'author' || claim.loser === 'author';
  const authors = reader.authors.length > 0 ? reader.authors : playersPairs(place.message, reader);
  const remark: Remark = {
    words,
    place,
    // Sets that are told while they play are none of an earlier match.
    reading: { ...reading, names, scores: live.test(rest) ? [] : reading.scores },
    reader,
    isMarked,
    own: saysWe || ours.test(key) ? authors : [],
    isContest: contest.test(key) && !absence.test(words) && !walkover.test(words),
    isOtherPair:
      reading.scores.length === 0 &&
      names.some(({ start }) => beforePair.test(key.slice(0, start))),
  };
  if (isMarked) return remark;
  const { isContest, isOtherPair, own } = remark;
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const says = remark.reading.scores.length > 0 || hasClaim || isContest || isOtherPair;
  // Numbers in talk are about anything, unless there is nothing else, or it says whose they are.
  const isPlain =
    names.length + own.length > 0 ||
    isContest ||
    place.quoted !== null ||
    isBareScore(words) ||
    correctionWords.test(words);
  return says && isPlain && !/[?¿]/u.test(words) && !isPracticeTalk(rest) ? remark : null;
}

/**
 * The statements that a remark is about, of those that it may change: the quoted one, those of the pairs that it
 * names, its sender's last one, and where others have spoken since, those of the last messages.
 */
export function targetsOf(remark: Remark, rows: readonly StatementRow[]): StatementRow[] {
  const { place, reading, words, own, isMarked, isOtherPair } = remark;
  const { sender, days } = place.message;
  if (place.quoted !== null) return rows.filter(({ at }) => at === place.quoted);
  const reach = isMarked || correctionWords.test(words) ? furthest : nearest;
  const near = rows.filter(
    (row) =>
      place.at - row.at <= reach &&
      // The lines of one message are as many results, unless it says otherwise.
      (row.at < place.at || isMarked) &&
      areClose(row.days, days),
  );
  const { names } = reading;
  if (names.length > 0) {
    const named = near.filter((row) => names.every((name) => isOf(name, row)));
    if (named.length > 0) return named;
    // One of two pairs that are named may be the mistake: `no fue con X, fue con Y`.
    const partly = near.filter(
      (row) => (isOtherPair || row.sender === sender) && names.some((name) => isOf(name, row)),
    );
    if (partly.length > 0) return partly.slice(-1);
    if (!isMarked && !isOtherPair) return [];
  }
  const ofMessage = (row: StatementRow) => near.filter(({ at }) => at === row.at);
  const ofOwn = near.filter((row) => isOf({ pairs: own }, row)).at(-1);
  if (ofOwn !== undefined) return ofMessage(ofOwn);
  const last = near.filter((row) => row.sender === sender).at(-1);
  const since = near.filter(
    ({ at }) => place.at - at <= nearest && (last === undefined || at > last.at),
  );
  return last === undefined ? since : [...ofMessage(last), ...since];
}

/** Whether a row that could be a statement of its own is about one before it. */
export function isAbout(
  { isMarked, words, reading, own, place }: Remark,
  row: Row,
  targets: readonly StatementRow[],
): boolean {
  if (!row.isResult || isMarked || place.quoted !== null || correctionWords.test(words))
    return true;
  const { names, claim } = reading;
  // `le ganaron a los de rojo`: somebody else, whom nobody knows.
  if (names.length === 0 && (own.length === 0 || claim.hasPronoun)) return false;
  const parties = names.length > 0 ? names : [{ pairs: own }];
  return parties.every((party) => targets.some((target) => isOf(party, target)));
}

/** Whether a remark says something else than a statement; what confirms it changes nothing. */
export function contradicts(remark: Remark, row: StatementRow): boolean {
  const { reading, words, isMarked, isContest, isOtherPair } = remark;
  if (isMarked) return true;
  if (isContest) return row.score === 'W.O.';
  if (isOtherPair) {
    return denial.test(plainKey(words)) || !reading.names.every((name) => isOf(name, row));
  }
  const side = sideSaid(remark, row);
  if (side !== null && side !== row.winner) return true;
  const number = setNumberIn(words, 'last');
  const known = [row, turned(row)].map(({ score }) => (score ?? '').split(', '));
  return reading.scores.some(({ score }) => {
    const text = formatScore(score);
    return !known.some((sets) =>
      score.winner !== null
        ? sets.join(', ') === text
        : text
            .split(', ')
            .every((set) => (number === null ? sets.includes(set) : sets[number - 1] === set)),
    );
  });
}

/** Whether a remark only says who won. */
export function saysWinnerAlone({ reading, isMarked, isContest, isOtherPair }: Remark): boolean {
  return reading.scores.length === 0 && !isMarked && !isContest && !isOtherPair;
}

function isOf({ pairs }: Pick<Mention, 'pairs'>, row: StatementRow): boolean {
  return pairs.some(({ name }) => isTeamOf(name, row));
}

/** The side that won, as the remark says; `null`: it does not. */
function sideSaid({ reading: { claim }, reader, own }: Remark, row: StatementRow) {
  const isOpen = own.length === 0 && (claim.winner === 'author' || claim.loser === 'author');
  if (isOpen || claim.doubt?.startsWith('no ') === true) return null;
  return sideOfWinner(claim, row, { ...reader, authors: own });
}
