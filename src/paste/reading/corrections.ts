import { formatScore } from '../../padel/formatScore.ts';
import { parseScore } from '../../padel/score.ts';
import { keysOf } from '../../padel/keysOf.ts';
import { plainKey } from '../../padel/plainKey.ts';
import type { Side } from '../../padel/setScore.ts';
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
type Remark = {
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
  /** It stresses who won the match or one set; `null`: it does not. */
  stresses: 'set' | 'match' | null;
};

/** No more is said in the clause, but perhaps to whom: `eso no va, chicos`, never `eso no va con nosotros`. */
const stop =
  '(?= ?[^\\p{L}\\d ]| *$| (?:che|chicos|chicas|gente|muchach[oa]s|perdon|eh|ya)(?!\\p{L}))';
/** A message or a result that was sent. */
const sent =
  '(?:l[oa] (?:dicho|anterior|ultimo|de (?:arriba|recien)|(?:que|q|ke) (?:les )?(?:acabo|he|puse|pusimos|dije|escrib|mande|pase|anote|cargue|subi)\\p{L}*)|(?:d?el|al|mi|est?e) (?:ultimo )?(?:anterior|resultado|mensaje|msj|marcador|score))(?: de (?:arriba|recien|antes))?';
/** Something is wrong, the other way round, or no result. To add a phrase, add it here, without accents. */
const marks = new RegExp(
  `(?<!\\p{L})(?:${[
    // What is said of the words or numbers: they are wrong.
    'correccion|corri[gj](?:o|an)|correg\\p{L}*|rectific\\p{L}*|fe de errat\\p{L}*|h?error|dedazo|typo|lapsus',
    'm?e(?:qu|k)i[bv]o(?:(?:qu|k)e|[ck]ad\\p{L}*|[ck]aron|[ck]amos)|(?<!me )equivoco|me (?:he )?confundi(?:do)?|me maree',
    '(?:esta|puse|pusieron|escribi|anote|anotaron|quedo|cargue|conte|sume|copie|tip[ei]e) mal|me (?:lo )?(?:dijeron|pasaron) (?:mal|cualquiera|otra cosa)|(?<!nos? |me )va mal|mal (?:puesto|anotado|escrito|cargad[oa])|mal el (?:resultado|dato)',
    `l[ea] (?:erre|pifie)${stop}|(?:erre|pifie|regue|embarre) (?:al|el|con el|en el) (?:resultado|marcador|score|numero|(?:primer|segundo|tercer))|me trabuque|meti la pata(?:${stop}| con)|me mande (?:una? )?(?:moco|macana|cagada|cualquiera)`,
    '(?:puse|dije|mande|escribi|anote|pase) (?:cualquiera|cualquier cosa|fruta)',
    'me (?:comi|trague|saltee|falto) (?:(?:el|un|poner|anotar) )*(?:(?:primer|segundo|tercer) )?(?:set|game|tie)(?! de )',
    'quise decir|quise poner|edito|editado|lease|debe decir|donde (?:puse|dice|decia) \\d|se me (?:chispoteo|fue el dedo)',
    // The other pair has won.
    'al ?re[bv]e[sz]|al contrario|a la inversa|invertid[oa]s?|(?:puse|anote|escribi|pase|resultado|nombres)(?: l[oa]s \\p{L}+)?(?: estan?)? (?:cambiad|cruzad|dad[oa]s? vuelt)[oa]s?|(?:cambiad|cruzad|dad[oa]s? vuelt)[oa]s? (?:el resultado|los nombres)|(?:inverti|cambie|di vuelta) (?:el (?:resultado|marcador)|los (?:nombres|sets|numeros))|estan? dad[oa]s? vuelta',
    '(?:gano|ganaron|gana) (?:ellos|ellas|l[oa]s otr[oa]s|el otro|la otra|los rivales|l[oa]s contrari[oa]s)|fue(?:ron)? (?:ellos|ellas|l[oa]s otr[oa]s)|no gan(?:aron|amos|o)',
    // It is no result.
    'no (?:es|era|fue) (?:correcto|asi|ese|el resultado|\\d ?[-/a] ?\\d)|(?:resultado|marcador) (?:es|era|fue) otro|(?:es|era|fue) otro (?:el )?(?:resultado|marcador)|mentira|no no|nono\\p{L}*|falso|(?:es|era|fue) (?:joda|chiste|broma)',
    'no cuenta|no vale|anul\\p{L}*|cancel\\p{L}*|(?:qued|dej)\\p{L}* sin efecto|se (?:repite|juega de nuevo)|suspend\\p{L}*|no se jugo',
    // It is taken back.
    `me retra[ck]t\\p{L}*|desdigo|atras (?:con )?lo dicho|(?:cuenta(?: de)?|como) que no (?:dij|pus|mand|escrib|he dich|he puest|hubo)\\p{L}*|como si no (?:hubiera|hubiese|dije|puse)|ha[cg]\\p{L}* caso omiso|nada que ver ${sent}|no me (?:hagan caso|den (?:bola|pelota))`,
    'ignor(?:en|a|ad|ar|e)(?:l[oa])?(?! a )|borr(?:en|a|ad|ar)(?:l[oa])?|no l[oa] (?:anoten|cargues|carguen|cuenten|tengan en cuenta|tomen en cuenta)|(?:no l[oa] (?:suban|pongan)|(?:elimin|descart|desestim|olvid|saqu|retir|quit|tach)(?:en|ad)l[oa])' +
      stop,
    `(?:retir(?:o|en|a|ar)|retra[ck]t\\p{L}*|recojo|(?<!no (?:se |te )?)olvid(?:en|a|ad|ate|ense|aos)(?:se)?|(?:descart|desestim|deshac|elimin|cambi|omit|obvi|tach|quit|baj|desconsider)(?:[ae]n|a|ad|[ae]r)|sa(?:quen|ca)|de baja|por alto|no (?:le |les )?(?:tengan en cuenta|tomen en cuenta|hagan caso|den (?:bola|pelota)|lleven el apunte)) (?:(?:de|a) )?${sent}`,
    `(?:eso|est?e(?! no va)|${sent})(?: \\p{L}+){0,3} no (?:es|era|fue|va|corre|corresponde|sirve|existe)${stop}|(?:tachen|saquen|quiten|bajen|deshagan|no (?:va|corre|corresponde|sirve|anoten|carguen|cuenten|suban|pongan)) (?:es[eo]${stop}|${sent})`,
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Stressed: somebody else has won than was said. Who only tells a match says *ganamos el segundo*. */
const stressed = {
  set: /(?<!\p{L})el (?:primer[oa]?|1er|1ro|segundo|2do|tercer[oa]?|3er|3ro|super\p{L}*|desempate|ultimo|otro)(?: set| tie\p{L}*| break)* (?:(?:(?:nos|se) )?lo (?:gan|perd|llev)\p{L}+|(?:es|era|fue) (?:nuestr|suy|de (?:ell|nosotr)|(?:para|a favor de) (?:ell|nosotr|los otr))\p{L}*)/u,
  match: /(?<!\p{L})(?:ganamos|perdimos) nosotr|(?<!\p{L})el partido lo (?:ganamos|perdimos)/u,
};
/** Nothing is taken back by what only may happen. */
const condition =
  /(?<!\p{L})si (?:no )?(?:llueve|lluev\p{L}+|llovi\p{L}+|para de llover)(?!\p{L})/u;
const contest =
  /(?<!\p{L})(?:si (?:(?:se|nos) present\p{L}+|vin\p{L}+|fu(?:imos|eron)|lleg\p{L}+|estuv\p{L}+|aparec\p{L}+|jug\p{L}+)|se jugo igual|nos presentamos|avisamos|estabamos|fuimos|vinimos)(?!\p{L})/u;
const denial = /(?<!\p{L})no (?:era|fue|eran|fueron)(?!\p{L})/u;
/** The match of the sender's own pair. */
const ours = /(?<!\p{L})(?:el|lo) nuestro(?!\p{L})/u;
/** The words before the pair against which a match was, or before a pair that was meant. */
const beforePair =
  /(?<!\p{L})(?:(?:era|eran|quise decir|digo)(?: (?:a|al|contra|con|ante))?|(?:fue|fueron) (?:a|al|contra|ante|frente a))(?: (?:el|la|l[oa]s))? $/u;
/** Cheap: true for all that says anything else of a match; most of a chat is talk. */
const likely =
  /\d ?(?:[-–/ ]|a ) ?\d|[67][0-4]|[0-4][67]|seis|siete|gan[oa]|perd[ie]|elimin|venci|derrot|vin[io]|lleg[oa]|aparec|plant|present|avisa|fui|jugo|eran? |fue|digo|nuestro|llev/u;

const longestRemark = 300;
/** The number of messages after which words, or what only says something else, still belong to a statement. */
const [furthest, nearest] = [250, 8];

/** Whether a whole statement says of itself that it corrects another one. */
export function saysCorrection(words: string): boolean {
  return correctionWords.test(words) || marks.test(plainKey(words));
}

/** `null`: the message cannot be about an earlier one. */
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
    stresses: live.test(rest)
      ? null
      : (keysOf(stressed).find((part) => stressed[part].test(key)) ?? null),
  };
  if (isMarked) return remark;
  const { isContest, isOtherPair, own, stresses } = remark;
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const says =
    remark.reading.scores.length > 0 || hasClaim || isContest || isOtherPair || stresses !== null;
  // Numbers in talk are about anything, unless there is nothing else, or it says whose they are.
  const isPlain =
    names.length + own.length > 0 ||
    isContest ||
    stresses !== null ||
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
  const { reading, words, own, isMarked, isContest, isOtherPair, stresses } = remark;
  if (isMarked) return true;
  if (isContest) return row.score === 'W.O.';
  if (isOtherPair) {
    return denial.test(plainKey(words)) || !reading.names.every((name) => isOf(name, row));
  }
  const number = setNumberIn(words, 'last');
  const side = sideSaid(remark, row);
  const isOfOthers = own.length > 0 && !isOf({ pairs: own }, row);
  if (stresses !== null && isOfOthers) return false;
  const winner = stresses === 'set' ? winnerOfSet(number, row) : row.winner;
  if (side === null ? stresses !== null : side !== winner) return true;
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

export function saysWinnerAlone(remark: Remark): boolean {
  const { reading, isMarked, isContest, isOtherPair, stresses } = remark;
  const isMore = isMarked || isContest || isOtherPair || stresses === 'set';
  return reading.scores.length === 0 && !isMore;
}

function winnerOfSet(number: 1 | 2 | 3 | null, { score }: StatementRow): Side | null {
  const read = parseScore(score ?? '');
  return (read.kind === 'sets' && number !== null && read.sets[number - 1]?.winner) || null;
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
