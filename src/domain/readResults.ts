import { codesIn, matchCode } from './matchCode.ts';
import { nameKey } from './nameKey.ts';
import { categoryFinder } from './readResults/categoryInText.ts';
import { isSamePair, readClaim, type Claim, type Party } from './readResults/claim.ts';
import { readMessages, type Message } from './readResults/messages.ts';
import {
  pairFinder,
  type KnownPair,
  type Mention,
  type PairFinder,
} from './readResults/pairNames.ts';
import { findScores, type ScoreInText } from './readResults/scoreInText.ts';
import { mayHoldResult, retirement, unitsOf, walkover, type Unit } from './readResults/units.ts';
import { formatScore } from './formatScore.ts';
import { parseScore, type Score } from './score.ts';
import { otherSide, type Side } from './setScore.ts';
import { daysBefore } from './review/daysBefore.ts';
import { swapScore } from './swapScore.ts';
import type { CivilDate } from './time.ts';
import { groupBy } from '../utils/groupBy.ts';

export type AnnouncedMatch = {
  id: string;
  team1: string;
  team2: string;
  category: string;
  date: CivilDate;
};

export type Authors = Readonly<Record<string, string>>;

export type ReadingContext = {
  pairs: readonly KnownPair[];
  matches: readonly AnnouncedMatch[];
  /** The pair that *ganamos* means; `null`: not known. */
  author: string | null;
  /** The pairs of those who write in a group, by the names in the heads of their messages. */
  authors?: Authors;
  /** The league's own day. */
  today: CivilDate;
};

/** What was read from one statement, or a message that is no result. */
export type ReadResult = {
  /** The words that it was read from. */
  words: string;
  isResult: boolean;
  category: string | null;
  /** In the order of the announced match, else as they were named. */
  team1: string | null;
  team2: string | null;
  /** Of team 1 and team 2, as they stand here. */
  score: string | null;
  winner: Side | null;
  date: CivilDate | null;
  /** The announced match that it settles. */
  matchId: string | null;
  /** Who won, the numbers and the pairs agree: nothing has to be asked. */
  isCertain: boolean;
};

type Row = ReadResult & {
  /** Who wrote it, as the head of the message says. */
  sender: string | null;
  isCorrection: boolean;
  /** Whose words say who won, apart from the numbers. */
  hasClaim: boolean;
  /** The days that the message can be from. */
  days: readonly CivilDate[];
};

type ReadableMessage = Message & { mayHoldResult: boolean };

type Reader = Omit<ReadingContext, 'authors'> & {
  /** By sender. */
  ownPairs: ReadonlyMap<string, string>;
  everybody: readonly KnownPair[];
  authors: readonly KnownPair[];
  finderFor: (category: string | null) => PairFinder;
  findCategories: ReturnType<typeof categoryFinder>;
  codes: ReadonlyMap<string, AnnouncedMatch | null>;
  /** Several people say *we*: the author is only one of them. */
  hasSeveralVoices: boolean;
  /** Whether the pair of this message's sender was chosen. */
  isSenderKnown: boolean;
};

const correction =
  /(?<![\p{L}])(?:correcci[óo]n|corrijo|corregido|rectifico|fe de erratas|me equivoqu[ée]|nos equivocamos|me confund[íi]|error m[íi]o|perd[óo]n|en realidad|(?:el resultado )?no (?:es|era|fue) (?:correcto|as[íi]|ese)|est[áa] mal(?: el resultado)?|era al rev[ée]s)(?!\p{L})/iu;
/** `mañana les ganan 6-0 6-0`; what has happened is said with another verb. */
const tomorrow = /(?<!\p{L})(?<!(?:esta|la|de) )mañana(?!\p{L})/iu;
const past = /\p{L}(?:aron|ieron|amos|imos|ó)(?!\p{L})/iu;
const practice = /\b(?:entren\p{L}*|pr[áa]ctic\p{L}*|amistos\p{L}*|clases?|pelote\p{L}*)/iu;
const firstPerson =
  /(?<!\p{L})(?:ganamos?|vencimos|derrotamos|superamos|impusimos|perdimos|ca[íi]mos|sucumbimos|nos (?:gan|venc|derrot|super|elimin)\p{L}*)/iu;

/** Reads what was pasted: each message as the results that it states, or as none. */
export function readResults(text: string, context: ReadingContext): ReadResult[] {
  const steps = readResultsInSteps(text, context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.rows;
  }
}

export type Reading = {
  rows: ReadResult[];
  /** Those who say *ganamos* in the chat, by the names in the heads of their messages. */
  voices: string[];
};

/** The same in short steps: yields which part of the messages is read, 0 to 1. */
export function* readResultsInSteps(
  text: string,
  context: ReadingContext,
): Generator<number, Reading, void> {
  const messages: ReadableMessage[] = [];
  const voices = new Set<string>();
  const lines = readMessages(text.normalize('NFC'), context.today);
  let found = lines.next();
  for (; found.done !== true; found = lines.next()) yield 0;
  for (const message of found.value) {
    yield 0;
    if (message.body === '') continue;
    const readable = { ...message, mayHoldResult: mayHoldResult(message.body) };
    messages.push(readable);
    const { sender } = message;
    if (sender !== null && isVoice(readable)) voices.add(sender);
  }
  const reader = makeReader(context, voices.size);
  const rows: Row[] = [];
  for (const [index, message] of messages.entries()) {
    yield index / messages.length;
    // Most of a chat is talk.
    if (!message.mayHoldResult) {
      rows.push(unreadRow(message.body, message));
      continue;
    }
    let heading: string | null = null;
    for (const unit of unitsOf(message.body)) {
      const row = readUnit(unit, message, heading, rows, readerFor(message, reader));
      if (row.isResult) {
        if (row.isCorrection) replaceEarlier(row, rows);
      } else {
        heading = headingOf(unit, reader) ?? heading;
        if (unit.hasScore && correction.test(unit.words)) doubtEarlier(unit.words, message, rows);
      }
      rows.push(row);
    }
  }
  return { rows: withoutConflicts(rows).map(resultOf), voices: [...voices] };
}

/** Spelt out: there are as many as messages, and a rest parameter takes ten times as long. */
function resultOf(row: Row): ReadResult {
  const { words, isResult, category, team1, team2, score, winner, date, matchId, isCertain } = row;
  return { words, isResult, category, team1, team2, score, winner, date, matchId, isCertain };
}

/** What was not taken for a result. */
export function unreadResult(words: string): ReadResult {
  return {
    words,
    isResult: false,
    category: null,
    team1: null,
    team2: null,
    score: null,
    winner: null,
    date: null,
    matchId: null,
    isCertain: false,
  };
}

function unreadRow(words: string, { sender, days }: Message): Row {
  return {
    ...unreadResult(words),
    sender,
    isCorrection: false,
    hasClaim: false,
    days,
  };
}

function isVoice({ body, mayHoldResult: isReadable }: ReadableMessage): boolean {
  return isReadable && firstPerson.test(body);
}

/** With the pair of whoever wrote the message as the author, where it is known. */
function readerFor({ sender }: Message, reader: Reader): Reader {
  const name = sender === null ? undefined : reader.ownPairs.get(sender);
  if (name === undefined) return reader;
  return { ...reader, authors: pairsNamed(name, reader.everybody), isSenderKnown: true };
}

function pairsNamed(name: string | null, pairs: readonly KnownPair[]): readonly KnownPair[] {
  return name === null ? [] : pairs.filter((pair) => nameKey(pair.name) === nameKey(name));
}

/** Whether it says who won in the first person: *ganamos*. */
export function saysWe(words: string): boolean {
  return firstPerson.test(words);
}

/** The category that a line without a score names for the lines below. */
function headingOf({ words }: Unit, reader: Reader): string | null {
  return words.length > 60 ? null : (reader.findCategories(words)[0]?.category ?? null);
}

function makeReader(context: ReadingContext, voices: number): Reader {
  const known = new Map<string, KnownPair>();
  const announced = context.matches.flatMap(({ team1, team2, category }) => [
    { name: team1, category, players: null },
    { name: team2, category, players: null },
  ]);
  for (const pair of [...context.pairs, ...announced]) {
    const key = `${pair.category}\n${nameKey(pair.name)}`;
    if (!known.has(key)) known.set(key, pair);
  }
  const everybody = [...known.values()];
  const finders = new Map<string | null, PairFinder>();
  const codes = new Map<string, AnnouncedMatch | null>();
  for (const match of context.matches) {
    const code = matchCode(match.id);
    codes.set(code, codes.has(code) ? null : match);
  }
  return {
    ...context,
    everybody,
    authors: pairsNamed(context.author, everybody),
    ownPairs: new Map(Object.entries(context.authors ?? {})),
    isSenderKnown: false,
    finderFor(category) {
      const existing = finders.get(category);
      if (existing !== undefined) return existing;
      const finder = pairFinder(
        category === null ? everybody : everybody.filter((pair) => pair.category === category),
      );
      finders.set(category, finder);
      return finder;
    },
    findCategories: categoryFinder(everybody.map(({ category }) => category)),
    codes,
    hasSeveralVoices: voices > 1,
  };
}

/** What the numbers of a text say, from left to right. */
type Numbers = { score: Score; isDoubtful: boolean; start: number };

function readUnit(
  unit: Unit,
  message: Message,
  heading: string | null,
  rows: readonly Row[],
  reader: Reader,
): Row {
  const nothing = unreadRow(unit.words, message);
  if (!unit.hasScore) return nothing;
  const isCorrection = correction.test(unit.words);
  const categories = reader.findCategories(unit.words);
  const category = categories.length === 1 ? (categories[0]?.category ?? null) : heading;
  const coded = codesIn(unit.words).map((code) => reader.codes.get(code));
  const [codedMatch] = coded;
  let text = blank(unit.words, categories);
  text = text.replace(/#[\p{L}\d]+/gu, spaces).replace(correction, spaces);

  const mentions = relevantMentions(reader.finderFor(codedMatch?.category ?? category)(text));
  const withoutNames = blank(text, mentions);
  const scores = findScores(withoutNames);
  const numbers = readNumbers(withoutNames, scores);
  if (numbers === null) return nothing;
  const claim = readClaim(text, mentions, scores);
  if (tomorrow.test(withoutNames) && !past.test(withoutNames)) return nothing;
  const isPractice = practice.test(withoutNames);
  const names = distinct(mentions);
  if (
    !isStatement({ numbers, claim, names, isPractice, isCorrection, codedMatch, category }, reader)
  ) {
    return nothing;
  }

  const earlier = isCorrection && names.length === 0 ? earlierRow(message, rows) : undefined;
  const teams = findTeams({ claim, names, category, codedMatch, earlier, message }, reader);
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const winnerSide = sideOfWinner(claim, teams, reader);
  const oriented = orient(numbers, winnerSide, claim, teams);
  const isClear =
    claim.isClear &&
    teams.isClear &&
    !unit.isCutOut &&
    !isPractice &&
    !numbers.isDoubtful &&
    coded.length < 2 &&
    categories.length < 2 &&
    !(claim.isFirstPerson && isOtherVoice(message, reader));
  const isSaid = hasClaim
    ? winnerSide !== null && oriented.agrees
    : isCodedInOrder(names, codedMatch);
  const winner = winnerSide ?? oriented.winner;
  const row: Row = {
    ...nothing,
    isResult: true,
    category: teams.category,
    team1: teams.team1,
    team2: teams.team2,
    score: formatScore(oriented.score),
    winner,
    isCertain: isClear && isSaid && winner !== null && teams.team1 !== null && teams.team2 !== null,
    isCorrection,
    hasClaim,
  };
  const { match, isOpen } = settledMatch(row, message, codedMatch, reader);
  const said = dateOf(message, withoutNames);
  // What was written on a day was not played on a later one, whatever was announced.
  const date = match !== undefined && (said === null || match.date <= said) ? match.date : said;
  const settled = { ...row, date, matchId: match?.id ?? null, isCertain: row.isCertain && !isOpen };
  return match !== undefined && nameKey(match.team1) === nameKey(row.team2 ?? '')
    ? turned(settled)
    : settled;
}

/** Without words that could be a name by chance, where two pairs are named anyway. */
function relevantMentions(mentions: readonly Mention[]): readonly Mention[] {
  const clear = mentions.filter(({ isClear }) => isClear);
  const [first] = clear;
  if (clear.every((mention) => isSamePair(mention, first ?? null))) return mentions;
  return mentions.filter(({ isClear, isFaint }) => isClear || !isFaint);
}

/** Each pair once, however often it is named. */
function distinct(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) => mentions.findIndex((other) => isSamePair(other, mention)) === index,
  );
}

function readNumbers(text: string, scores: readonly ScoreInText[]): Numbers | null {
  const full = scores.filter(({ sets }) => sets > 1);
  const main = full[0] ?? scores[0];
  if (main === undefined) {
    const at = text.search(walkover);
    return at === -1 ? null : { score: { kind: 'walkover' }, isDoubtful: false, start: at };
  }
  const others = scores.filter((score) => score !== main && !isCountOf(score.score, main.score));
  const isRetired = retirement.test(text);
  const score: Score = isRetired ? { ...main.score, winner: null, ending: 'retired' } : main.score;
  const isOpen = !isRetired && main.score.winner === null;
  const [first, second, third] = main.score.sets;
  // After two sets for one side nobody plays a third.
  const isTooLong = third !== undefined && first?.winner === second?.winner;
  const isDoubtful = others.length > 0 || isOpen || isTooLong || walkover.test(text);
  return { score, isDoubtful, start: main.start };
}

/** Whether `2-1` is what the sets of a score add up to. */
function isCountOf(
  count: Extract<Score, { kind: 'sets' }>,
  of: Extract<Score, { kind: 'sets' }>,
): boolean {
  const [only, ...others] = count.sets;
  if (only === undefined || others.length > 0) return false;
  const won = of.sets.filter(({ winner }) => winner === 1).length;
  const lost = of.sets.filter(({ winner }) => winner === 2).length;
  return only.team1 === won && only.team2 === lost;
}

type Statement = {
  numbers: Numbers;
  claim: Claim;
  names: readonly Mention[];
  isPractice: boolean;
  isCorrection: boolean;
  codedMatch: AnnouncedMatch | null | undefined;
  category: string | null;
};

/** Whether numbers in a text are a result of the league, and not talk about something else. */
function isStatement(
  { numbers, claim, names, isPractice, isCorrection, codedMatch, category }: Statement,
  reader: Reader,
): boolean {
  if (codedMatch != null) return true;
  if (isPractice && names.length < 2) return false;
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const { score } = numbers;
  const isFull =
    score.kind === 'walkover' ||
    (score.kind === 'sets' && (score.sets.length > 1 || score.ending === 'retired'));
  if (!isFull) return hasClaim && names.length + (claim.isFirstPerson ? 1 : 0) >= 2;
  if (names.length >= 2) return true;
  if (claim.isFirstPerson) return true;
  if (names.length === 1) return true;
  const isAgainstUs = claim.loser === 'author' || claim.winner === 'author';
  const isKnownKind = category !== null || reader.everybody.length === 0;
  return isAgainstUs || isCorrection || (isKnownKind && claim.at !== -1);
}

type Teams = {
  category: string | null;
  team1: string | null;
  team2: string | null;
  isClear: boolean;
};

type TeamSources = {
  claim: Claim;
  names: readonly Mention[];
  category: string | null;
  codedMatch: AnnouncedMatch | null | undefined;
  earlier: Row | undefined;
  message: Message;
};

/** The two pairs: those named, the author's, or those of the announced match. */
function findTeams(sources: TeamSources, reader: Reader): Teams {
  const { claim, names, category, codedMatch, earlier } = sources;
  const speaksAuthor = claim.isFirstPerson || claim.winner === 'author' || claim.loser === 'author';
  const isClear = names.every((mention) => mention.isClear) && names.length <= 2;
  const fits = (pair: KnownPair) => category === null || pair.category === category;
  if (codedMatch != null) {
    const teams = [codedMatch.team1, codedMatch.team2].map(nameKey);
    const areOfMatch = [
      ...names.flatMap(({ pairs }) => pairs),
      ...(speaksAuthor ? reader.authors.slice(0, 1) : []),
    ].every(({ name }) => teams.includes(nameKey(name)));
    return { ...codedMatch, isClear: isClear && areOfMatch };
  }

  const parties: (readonly KnownPair[])[] = names
    .slice(0, 2)
    .map(({ pairs }) => pairs.filter(fits));
  const authorNames = new Set(reader.authors.map(({ name }) => nameKey(name)));
  const isAuthorNamed = names.some(({ pairs }) =>
    pairs.some(({ name }) => authorNames.has(nameKey(name))),
  );
  if (speaksAuthor && !isAuthorNamed) {
    // Two others and the author are three.
    if (names.length > 1) return { ...fromParties(parties, reader), isClear: false };
    parties.unshift(reader.authors.filter(fits));
  }
  if (parties.length === 2) {
    const found = fromParties(parties, reader);
    const isPlayed = !speaksAuthor || isAuthorNamed || hasRole(claim, names);
    return { ...found, isClear: found.isClear && isClear && isPlayed };
  }
  // One pair alone: its opponent is that of the one match that is announced for it.
  const [only = []] = parties;
  if (
    earlier !== undefined &&
    (only.length === 0 || only.some(({ name }) => isTeamOf(name, earlier)))
  ) {
    const { category, team1, team2 } = earlier;
    return { category, team1, team2, isClear: isClear && only.length > 0 };
  }
  const due = reader.matches.filter(
    (match) =>
      match.date <= reader.today &&
      only.some((pair) => pair.category === match.category && isTeamOf(pair.name, match)),
  );
  const [match] = due;
  if (match !== undefined && due.length === 1) {
    const isOnePair = new Set(only.map(({ name }) => name)).size === 1;
    const isSubject = speaksAuthor || (claim.winner !== null && !claim.hasPronoun);
    return { ...match, isClear: isClear && isOnePair && isSubject };
  }
  return {
    category: only[0]?.category ?? category,
    team1: only[0]?.name ?? null,
    team2: null,
    isClear: false,
  };
}

/** Whether the one pair that is named beside *we* is said to be the opponent. */
function hasRole(claim: Claim, names: readonly Mention[]): boolean {
  const [name] = names;
  return name !== undefined && (isSamePair(claim.winner, name) || isSamePair(claim.loser, name));
}

/** Two pairs of one category out of those that the words can mean. */
function fromParties(parties: readonly (readonly KnownPair[])[], reader: Reader): Teams {
  const [ones = [], others = []] = parties;
  const couples = ones.flatMap((one) =>
    others
      .filter((other) => other.category === one.category && other.name !== one.name)
      .map((other) => ({ one, other })),
  );
  const announced = couples.filter(({ one, other }) =>
    reader.matches.some(
      (match) =>
        match.category === one.category && isTeamOf(one.name, match) && isTeamOf(other.name, match),
    ),
  );
  const [first] = couples;
  const [firstAnnounced] = announced;
  const areSameNames =
    new Set(couples.map(({ one, other }) => `${one.name}\n${other.name}`)).size === 1;
  const chosen = firstAnnounced ?? first;
  const isClear =
    couples.length === 1 || (couples.length > 1 && announced.length === 1 && areSameNames);
  if (chosen === undefined) {
    return {
      category: ones[0]?.category ?? others[0]?.category ?? null,
      team1: ones[0]?.name ?? null,
      team2: others[0]?.name ?? null,
      isClear: false,
    };
  }
  const { one, other } = chosen;
  return { category: one.category, team1: one.name, team2: other.name, isClear };
}

function sideOfWinner(claim: Claim, teams: Teams, reader: Reader): Side | null {
  const winner = sideOf(claim.winner, teams, reader);
  const loser = sideOf(claim.loser, teams, reader);
  if (winner !== null && loser !== null) return winner === loser ? null : winner;
  // Somebody who is named and is none of the two leaves it open.
  if (claim.winner !== null && winner === null) return null;
  if (claim.loser !== null && loser === null) return null;
  if (winner !== null) return winner;
  if (loser === null) return null;
  return otherSide(loser);
}

function sideOf(party: Party | null, { team1, team2 }: Teams, reader: Reader): Side | null {
  if (party === null) return null;
  const names = (party === 'author' ? reader.authors : party.pairs).map(({ name }) =>
    nameKey(name),
  );
  if (team1 !== null && names.includes(nameKey(team1))) return 1;
  return team2 !== null && names.includes(nameKey(team2)) ? 2 : null;
}

/** The numbers from the side of team 1, and whether they say the same as the words. */
function orient(
  { score, start }: Numbers,
  winnerSide: Side | null,
  claim: Claim,
  teams: Teams,
): { score: Score; winner: Side | null; agrees: boolean } {
  if (score.kind !== 'sets') return { score, winner: winnerSide, agrees: true };
  const ahead = leader(score);
  if (winnerSide === null) return { score, winner: score.winner, agrees: false };
  if (ahead === null) return { score, winner: winnerSide, agrees: false };
  // Between the names of a list and the verb the numbers follow the list, after the verb the winner.
  const isByList = claim.isListed && start < claim.at;
  const agrees = isByList ? ahead === winnerSide : claim.isLoss || ahead === 1;
  const oriented = ahead === winnerSide ? score : swapScore(score);
  if (agrees) return { score: oriented, winner: winnerSide, agrees };
  const asPrinted = teams.team1 !== null && winnerSide === 2 && !claim.isListed ? oriented : score;
  return { score: asPrinted, winner: winnerSide, agrees };
}

/** Who has more sets. */
function leader(score: Extract<Score, { kind: 'sets' }>): Side | null {
  const won = score.sets.filter(({ winner }) => winner === 1).length;
  const lost = score.sets.filter(({ winner }) => winner === 2).length;
  if (won === lost) return null;
  return won > lost ? 1 : 2;
}

function isCodedInOrder(
  names: readonly Mention[],
  match: AnnouncedMatch | null | undefined,
): boolean {
  if (match == null) return false;
  const [one, other] = names.map(({ pairs }) => nameKey(pairs[0]?.name ?? ''));
  return one === nameKey(match.team1) && other === nameKey(match.team2);
}

/** Whether *we* can be somebody else's pair. */
function isOtherVoice({ sender }: Message, reader: Reader): boolean {
  if (sender === null || reader.isSenderKnown) return false;
  const words = nameKey(sender)
    .split(' ')
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  const playsIn = ({ players, name }: KnownPair) => {
    const known = nameKey(`${players ?? ''} ${name}`).split(/[^\p{L}]+/u);
    return words.length > 0 && words.every((word) => known.includes(word));
  };
  if (reader.authors.some(playsIn)) return false;
  if (reader.hasSeveralVoices) return true;
  return words.length > 1 && reader.everybody.some(playsIn);
}

function earlierRow({ sender }: Message, rows: readonly Row[]): Row | undefined {
  const results = rows.filter(({ isResult }) => isResult);
  return results.findLast((row) => row.sender === sender) ?? results.at(-1);
}

/** A correction that cannot be read, e.g. of one set: the statement before it is asked about, with its words. */
function doubtEarlier(words: string, message: Message, rows: Row[]): void {
  const earlier = earlierRow(message, rows);
  if (earlier === undefined) return;
  rows[rows.indexOf(earlier)] = {
    ...earlier,
    words: `${earlier.words}\n${words}`,
    isCertain: false,
  };
}

/** A correction takes the place of the last statement about the same match. */
function replaceEarlier(row: Row, rows: Row[]): void {
  const index = rows.findLastIndex((earlier) => earlier.isResult && areSameTeams(earlier, row));
  const earlier = rows[index];
  if (earlier === undefined) return;
  rows[index] = { ...earlier, isResult: false, isCertain: false };
}

/** Two pairs that meet more often in one paste are some mistake. */
const mostMeetings = 40;

/** Two statements about one match that do not agree are both to be asked about. */
function withoutConflicts(rows: readonly Row[]): Row[] {
  const groups = groupBy(
    rows.filter(({ isResult, team1, team2 }) => isResult && team1 !== null && team2 !== null),
    ({ category, team1, team2 }) =>
      [category, ...[team1 ?? '', team2 ?? ''].map(nameKey).toSorted()].join('\n'),
  );
  const conflicting = new Set(
    [...groups.values()].flatMap((group) =>
      group.filter(
        (row) =>
          group.length > mostMeetings ||
          group.some((other) => row !== other && contradict(row, other)),
      ),
    ),
  );
  return rows.map((row) => (conflicting.has(row) ? { ...row, isCertain: false } : row));
}

function contradict(one: Row, other: Row): boolean {
  if (!areClose(one.days, other.days)) return false;
  const seen = nameKey(one.team1 ?? '') === nameKey(other.team1 ?? '') ? other : turned(other);
  return one.winner !== seen.winner || one.score !== seen.score;
}

/** Whether two messages can be from the same days: then they can be about the same match. */
function areClose(days: readonly CivilDate[], otherDays: readonly CivilDate[]): boolean {
  if (days.length === 0 || otherDays.length === 0) return true;
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  return days.some((day) =>
    otherDays.some((other) => Math.abs(Date.parse(day) - Date.parse(other)) <= twoDays),
  );
}

function areSameTeams(one: Row, other: Row): boolean {
  return (
    one.team1 !== null &&
    one.team2 !== null &&
    isTeamOf(one.team1, other) &&
    isTeamOf(one.team2, other)
  );
}

function isTeamOf(
  name: string,
  { team1, team2 }: { team1: string | null; team2: string | null },
): boolean {
  const key = nameKey(name);
  return key === nameKey(team1 ?? '') || key === nameKey(team2 ?? '');
}

function settledMatch(
  row: Row,
  message: Message,
  codedMatch: AnnouncedMatch | null | undefined,
  reader: Reader,
): { match: AnnouncedMatch | undefined; isOpen: boolean } {
  if (codedMatch != null) return { match: codedMatch, isOpen: false };
  const announced = reader.matches.filter(
    (match) => match.category === row.category && areSameTeams(row, { ...row, ...match }),
  );
  const [only] = announced;
  if (announced.length < 2) return { match: only, isOpen: false };
  const sent = announced.filter(({ date }) => message.days.includes(date));
  const due = sent.length > 0 ? sent : announced.filter(({ date }) => date <= reader.today);
  return due.length === 1 ? { match: due[0], isOpen: false } : { match: undefined, isOpen: true };
}

/** The day of a message that can be read in one way only. */
function dateOf({ days, isDayCertain }: Message, text: string): CivilDate | null {
  const [day] = days;
  if (!isDayCertain || day === undefined) return null;
  if (/(?<!\p{L})(?:ayer|anoche)(?!\p{L})/iu.test(text)) return daysBefore(day, 1);
  return /(?<!\p{L})(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?!\p{L})/iu.test(
    text,
  )
    ? null
    : day;
}

function turned(row: Row): Row {
  return {
    ...row,
    team1: row.team2,
    team2: row.team1,
    score: row.score === null ? null : formatScore(swapScore(parseScore(row.score))),
    winner: otherSide(row.winner),
  };
}

function blank(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

function spaces(found: string): string {
  return ' '.repeat(found.length);
}
