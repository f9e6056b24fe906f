import { nameKey } from '../../padel/nameKey.ts';
import { findAnnounced, isPostponed, type AnnouncedMatch } from '../../matches/announcedMatch.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { daysBefore } from '../../reading/dates.ts';
import { codesIn } from '../matchCode.ts';
import { seasonOf, type PlacedInSeason } from '../../league/season.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { otherSide, type Side } from '../../padel/setScore.ts';
import type { CivilDate } from '../../padel/time.ts';
import { isSamePair, readClaim, type Claim, type Party } from './claim.ts';
import type { Message } from '../../reading/messages.ts';
import { leftoversIn, type Part, type Span } from './coverage.ts';
import { readMoment, type Moment } from './moment.ts';
import { leader, numberParts, readNumbers, scoreAheadFor, type Numbers } from './numbers.ts';
import type { Mention } from './pairNames.ts';
import { isOtherVoice, type Reader } from './reader.ts';
import {
  statementOf,
  type Asked,
  type Order,
  type Meaning,
  type ReadOutcome,
} from './readResult.ts';
import { turned, unreadRow, type Row } from './row.ts';
import { findScores, type ScoreInText } from './scoreInText.ts';
import { findTeams, type Couple, type Teams } from './teams.ts';
import { endIn, setCount, walkover, type EndInText, type Unit } from './units.ts';

/** The place of a text: its message, which one of the chat that is, and the day that a line above it names. */
export type Place = { message: Message; at: number; day: Moment | null };
/** The category that a line without a score names for the lines below: `null` is one that the league lacks. */
export type Heading = { category: string | null; words: string };

/** A text with what was found in it. */
export type Reading = {
  text: string;
  /** The text without names and codes. */
  rest: string;
  mentions: readonly Mention[];
  /** Each pair once. */
  names: readonly Mention[];
  scores: readonly ScoreInText[];
  claim: Claim;
  /** The ending, where words say it. */
  end: EndInText | null;
  category: string | null;
  /** Why the category is asked about. */
  categoryAsked: Asked | null;
  codes: readonly (AnnouncedMatch | null | undefined)[];
  moment: Moment;
  /** All that was understood, before it is known which names are the two pairs. */
  parts: readonly Part[];
};

/** `Fecha 8` is a day too, unless another one is named. */
const round = /^(?:fecha|jornada) \d{1,2}(?![\d/-])/gmu;

/** Finds names, numbers and who is said to have won. @param written the days on which it may have been written */
export function findInText(
  words: string,
  heading: Heading | null,
  reader: Reader,
  written: readonly CivilDate[] = [],
): Reading {
  const categories = reader.findCategories(words);
  const kinds = new Set(categories.map(({ category }) => category));
  const [first] = categories;
  // A category that the league does not have is never taken for another one.
  const foreign = categories.find(({ category }) => category === null);
  const isHeading = first === undefined && heading !== null;
  const categoryAsked: Asked | null =
    foreign !== undefined
      ? { why: 'category', words: words.slice(foreign.start, foreign.end) }
      : isHeading && heading.category === null
        ? { why: 'category', words: heading.words }
        : kinds.size > 1
          ? { why: 'category', words: null }
          : null;
  const category = kinds.size === 1 ? (first?.category ?? null) : (heading?.category ?? null);
  const codes = codesIn(words).map((code) => reader.codes.get(code));
  const moment = readMoment(words, written, reader.today);
  const isPast = moment.days?.every((day) => day < (written[0] ?? reader.today)) === true;
  const text = blank(words, [...categories, ...moment.consumed]).replace(/#[\p{L}\d]+/gu, spaces);
  const mentions = relevantMentions(reader.finderFor(codes[0]?.category ?? category)(text));
  const named = blank(text, mentions);
  const found = endIn(named);
  const ended = readEnd(text, named, mentions, found);
  const { winner, loser } = ended.claim;
  // `ganaron por W.O., no vino nadie`: nobody of the others.
  const isWalkover = found?.kind === 'doubleWalkover' && (winner !== null || loser !== null);
  const told = isWalkover ? readEnd(text, named, mentions, null) : ended;
  return {
    text,
    mentions,
    names: distinct(mentions),
    ...told,
    category,
    categoryAsked,
    codes,
    moment,
    parts: [
      ...moment.consumed,
      ...told.claim.consumed,
      // `26/11: ganan Los Smash`, `Fecha 8, 26/11`
      ...(isPast ? [...told.claim.present, ...partsOf(plainKey(words), round, 'heading')] : []),
      ...(categoryAsked === null
        ? categories.map(({ start, end }) => ({ by: 'category' as const, start, end }))
        : []),
      ...(codes[0] == null || codes.length > 1 ? [] : partsOf(words, /#[\p{L}\d]+/gu, 'code')),
    ],
  };
}

/** The numbers and the claim of a text, without the words of its ending. @param named the text without names */
function readEnd(text: string, named: string, mentions: readonly Mention[], end: EndInText | null) {
  const said = end === null ? [] : [end];
  const rest = blank(named, said);
  const scores = findScores(rest);
  const claim = readClaim(blank(text, said), mentions, scores);
  // `empatamos con …`: the author's pair played.
  const isOurs = end !== null && /mos(?!\p{L})/u.test(text.slice(end.start, end.end));
  return { end, rest, scores, claim: isOurs ? { ...claim, isFirstPerson: true } : claim };
}

/** Reads one statement; a row that is no result if it is none. */
export function readStatement(
  unit: Unit,
  place: Place,
  heading: Heading | null,
  reader: Reader,
): Row {
  const { message, at } = place;
  const nothing = unreadRow(unit.words, message, at);
  if (!unit.hasScore) return nothing;
  const reading = findInText(unit.words, heading, reader, writtenOn(message, reader));
  const { text, rest, names, claim, end, category, codes } = reading;
  const [codedMatch] = codes;
  const numbers = readNumbers(rest, reading.scores, end);
  if (numbers === null || !isStatement(numbers, reading, reader)) return nothing;

  const teams = findTeams({ claim, names, text, category, codedMatch, message }, reader);
  const told = toldClaim(numbers, reading);
  const outcome = outcomeOf(teams, numbers, told, reader);
  const isSaid = told.winner !== null || told.loser !== null;
  const isOfNobody = end !== null && end.kind !== 'timed';
  const { said, options: days } = dayOf(reading, place, unit, reader);
  const isOurs = claim.isFirstPerson || claim.winner === 'author' || claim.loser === 'author';
  const named = names.length + (isOurs && claim.own === null ? 1 : 0);
  const questions: (Asked | null)[] = [
    reading.categoryAsked,
    teams.asked,
    // Nobody but the announced match says against whom it was.
    named < 2 && codedMatch == null ? { why: 'opponent', words: null } : null,
    numbers.score === null ? { why: 'score', words: null } : null,
    unit.isJoined ? { why: 'joined', words: null } : null,
    unit.isCutOut || codes.length > 1 ? { why: 'several', words: null } : null,
    numbers.isTold ? { why: 'joined', words: null } : null,
    numbers.isDoubtful ? { why: 'unfinished', words: null } : null,
    end === null
      ? null
      : doubtOfEnd(end, reading, hasDrawsOf(codedMatch ?? { date: said ?? reader.today }, reader)),
    claim.isFirstPerson && claim.own === null && isOtherVoice(message, reader)
      ? { why: 'author', words: message.sender }
      : null,
    claim.isClear ? null : { why: 'winner', words: null },
    isOfNobody
      ? // Whose numbers they are matters to nobody but the two pairs' games.
        isSaid
        ? { why: 'winner', words: null }
        : null
      : isSaid
        ? outcome.isAgreed
          ? null
          : { why: outcome.side === null ? 'winner' : 'numbers', words: null }
        : isCodedInOrder(names, codedMatch)
          ? null
          : { why: 'winner', words: null },
    outcome.winner === null && !isOfNobody ? { why: 'winner', words: null } : null,
  ];
  const known: ReadOutcome = {
    category: reading.categoryAsked === null ? teams.category : null,
    team1: teams.team1,
    team2: teams.team2,
    score: outcome.score,
    winner: outcome.winner,
  };
  const leftovers = leftoversIn(unit.words, [
    ...reading.parts,
    ...nameParts(reading, known),
    ...(numbers.score === null || numbers.isDoubtful
      ? []
      : numberParts(rest, reading.scores, numbers.score, end)),
  ]);
  const match = codedMatch ?? announcedFor(known, said, reader);
  // What was written on a day was not played on a later one, whatever was announced; nor on the day of which it was put off.
  const isPlayed =
    match !== undefined && !isPostponed(match) && match.date <= (said ?? reader.today);
  const isTurned = match !== undefined && nameKey(match.team1) === nameKey(known.team2 ?? '');
  const seen = isTurned ? turned(known) : known;
  const row = {
    ...nothing,
    isResult: true as const,
    date: isPlayed && reading.moment.days === null ? match.date : said,
    said,
    dayOptions: days,
    time: reading.moment.time,
    location: reading.moment.location,
    matchId: codedMatch?.id ?? null,
    named,
    isOwnNamed: claim.own !== null,
    leftovers,
  };
  return statementOf(row, seen, {
    asked: questions.filter((question) => question !== null),
    options: optionsOf(reading, teams, numbers, told, reader),
    order: orderOf(numbers, reading, seen, isTurned ? otherSide(outcome.side) : outcome.side),
  });
}

/** The names of the two pairs; a third one is left over. */
function nameParts({ text, mentions, claim }: Reading, { team1, team2 }: ReadOutcome): Part[] {
  const teams = [team1, team2].map((team) => nameKey(team ?? ''));
  const isTeam = (mention: Mention) =>
    isSamePair(claim.own, mention) ||
    mention.pairs.some(({ name }) => teams.includes(nameKey(name)));
  return mentions.filter(isTeam).map(({ start, end, pairs: [pair] }) => {
    // `Doble *Pared*`: signs of the name are none of the sentence.
    const name = pair?.name ?? '';
    const tail = /[^\p{L}\p{M}\p{N}]*$/u.exec(name)?.[0] ?? '';
    const isWhole = tail !== '' && text.startsWith(tail, end);
    return {
      by: 'name' as const,
      start: wholeStart({ start, end }, name, text),
      end: isWhole ? end + tail.length : end,
    };
  });
}

/** Where a name begins that was found by the words behind its elided article: `L'Elite`. */
function wholeStart({ start, end }: Span, name: string, text: string): number {
  const [key = '', whole = ''] = [text, name].map((each) =>
    plainKey(each).replaceAll(/[’‘´`]/gu, "'"),
  );
  const at = key.lastIndexOf(whole, start);
  const isThere = whole !== '' && at >= 0 && at + whole.length >= end;
  return isThere && key.length === text.length ? at : start;
}

/** The doubt whether it ended as the words say; `null`: none. */
function doubtOfEnd(end: EndInText, { mentions, text }: Reading, hasDraws: boolean): Asked | null {
  const words = text.slice(end.start, end.end).trim();
  if (end.kind === 'drawn') return hasDraws ? null : { why: 'doubt', words };
  if (end.kind !== 'doubleWalkover') return null;
  // `A vs B: no vino nadie`; between two names nobody knows of whom it is said.
  const [one, other] = mentions;
  const areBeside =
    one === undefined ||
    other === undefined ||
    (mentions.every(({ start }) => start > end.start === one.start > end.start) &&
      /^\W*(?:(?:y|e|vs?|versus|x|contra|con)\W+)?(?:l[oa]s? )?$/iu.test(
        text.slice(one.end, other.start),
      ));
  return areBeside ? null : { why: 'doubt', words };
}

function hasDrawsOf(match: PlacedInSeason, { seasons }: Reader): boolean {
  return (seasonOf(match, seasons)?.rule?.points.draw ?? null) !== null;
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

/** Whether numbers in a text are a result of the league, and not talk about something else. */
function isStatement(
  { score }: Numbers,
  { rest, text, names, claim, end, category, codes }: Reading,
  reader: Reader,
): boolean {
  if (codes[0] != null) return true;
  const hasClaim = claim.winner !== null || claim.loser !== null;
  const parties = names.length + (claim.isFirstPerson && claim.own === null ? 1 : 0);
  const areTwo = names.length === 2 && names.every(({ isClear }) => isClear);
  if (score === null) {
    const isOfUs = claim.isFirstPerson && (claim.hasPronoun || setCount.test(rest));
    return (hasClaim && (parties >= 2 || isOfUs)) || (end !== null && parties >= 2) || areTwo;
  }
  if (score.kind === 'walkover' && !walkover.test(rest)) {
    // `no vinieron` alone is said of many things.
    return parties >= 2 || (names.length === 1 && claim.absent !== null && isDue(names, reader));
  }
  if (score.kind === 'unplayed' || score.kind === 'doubleWalkover') return parties >= 2;
  const isFull =
    score.kind === 'walkover' ||
    (score.kind === 'sets' && (score.sets.length > 1 || score.ending !== 'undecided'));
  if (!isFull) {
    return (hasClaim || areTwo) && parties >= 2 && !live.test(text);
  }
  if (names.length >= 1 || claim.isFirstPerson) return true;
  const isAgainstUs = claim.loser === 'author' || claim.winner === 'author';
  const isKnownKind = category !== null || reader.everybody.length === 0;
  return isAgainstUs || (isKnownKind && claim.at !== -1);
}

/** Said while they play. */
export const live =
  /(?<!\p{L})(?:vamos|vam|van|va|voy|iban?|[íi]bamos|estamos|llevamos|arrancamos|empezamos|por ahora|todav[íi]a)(?!\p{L})/iu;

function isDue(names: readonly Mention[], reader: Reader): boolean {
  return names.some(({ pairs }) =>
    pairs.some((pair) =>
      reader.matches.some(
        (match) =>
          match.date <= reader.today &&
          match.category === pair.category &&
          [match.team1, match.team2].map(nameKey).includes(nameKey(pair.name)),
      ),
    ),
  );
}

/**
 * The claim, where words or the place of the numbers make it. Sets that are told one by one in the first person say
 * who won; so does `A 6-4 6-3 B`, where the order of the names and the numbers of the first one agree.
 */
function toldClaim(numbers: Numbers, { claim, names, end, mentions, scores }: Reading): Claim {
  const { score, start } = numbers;
  const [first, second, ...others] = mentions;
  const isBetween =
    first !== undefined &&
    second !== undefined &&
    first.end <= start &&
    scores.every((each) => each.end <= second.start);
  const isPlain = end === null && score?.kind === 'sets' && score.winner === 1;
  const isSilent = claim.winner === null && claim.loser === null && !claim.isFirstPerson;
  if (isBetween && others.length === 0 && isPlain && isSilent && claim.isListed) {
    return { ...claim, winner: first, loser: second };
  }
  if (!numbers.isTold || !claim.isFirstPerson || numbers.score === null) return claim;
  const us = claim.own ?? 'author';
  const opponent = names.find((mention) => !isSamePair(mention, claim.own)) ?? null;
  return leader(numbers.score) === 1
    ? { ...claim, winner: us, loser: opponent, isLoss: false }
    : { ...claim, winner: opponent, loser: us, isLoss: true };
}

type Oriented = {
  score: string | null;
  winner: Side | null;
  /** The side that won, as the words say. */
  side: Side | null;
  /** Words and numbers say the same. */
  isAgreed: boolean;
};

function outcomeOf(
  teams: Pick<Teams, 'team1' | 'team2'>,
  numbers: Numbers,
  claim: Claim,
  reader: Reader,
): Oriented {
  const side = sideOfWinner(claim, teams, reader);
  const { score } = numbers;
  if (score === null) return { score: null, winner: side, side, isAgreed: side !== null };
  if (score.kind !== 'sets') {
    return { score: formatScore(score), winner: side, side, isAgreed: side !== null };
  }
  const ahead = leader(score);
  if (side === null) {
    // Who did not appear does not win by the order of the names.
    return { score: formatScore(score), winner: score.winner, side, isAgreed: false };
  }
  if (ahead === null) return { score: formatScore(score), winner: side, side, isAgreed: false };
  // Between the names of a list and the verb the numbers follow the list, after the verb the winner.
  const isByList = claim.isListed && numbers.start < claim.at;
  const isAgreed = isByList ? ahead === side : claim.isLoss || ahead === 1;
  if (isAgreed)
    return { score: formatScore(scoreAheadFor(side, score)), winner: side, side, isAgreed };
  const isTurned = teams.team1 !== null && side === 2 && !claim.isListed;
  return {
    score: formatScore(isTurned ? scoreAheadFor(side, score) : score),
    winner: side,
    side,
    isAgreed,
  };
}

/** The side that won, as the words say; `null`: they do not, or somebody else is named. */
export function sideOfWinner(
  claim: Claim,
  teams: Pick<Teams, 'team1' | 'team2'>,
  reader: Reader,
): Side | null {
  const winner = sideOf(claim.winner, teams, reader, claim);
  const loser = sideOf(claim.loser, teams, reader, claim);
  if (winner !== null && loser !== null) return winner === loser ? null : winner;
  // Somebody who is named and is none of the two leaves it open.
  if (claim.winner !== null && winner === null) return null;
  if (claim.loser !== null && loser === null) return null;
  if (winner !== null) return winner;
  if (loser === null) return null;
  return otherSide(loser);
}

function sideOf(
  party: Party | null,
  { team1, team2 }: Pick<Teams, 'team1' | 'team2'>,
  reader: Reader,
  claim: Claim,
): Side | null {
  if (party === null) return null;
  const has = (names: readonly string[], team: string | null) =>
    team !== null && names.includes(nameKey(team));
  if (party === 'author' && reader.authors.length === 0) {
    // The author's pair is not known: it is the one that the other pair is not.
    const others = [claim.winner, claim.loser].flatMap((other) =>
      other === null || other === 'author' ? [] : other.pairs.map(({ name }) => nameKey(name)),
    );
    if (others.length === 0) return team2 === null ? null : 1;
    if (has(others, team1)) return 2;
    return has(others, team2) ? 1 : null;
  }
  const names = (party === 'author' ? reader.authors : party.pairs).map(({ name }) =>
    nameKey(name),
  );
  if (has(names, team1)) return 1;
  return has(names, team2) ? 2 : null;
}

/** The ways in which it can be meant, if the two pairs or their category are open. */
function optionsOf(
  { categoryAsked, names }: Reading,
  { team1, team2, couples }: Teams,
  numbers: Numbers,
  claim: Claim,
  reader: Reader,
): Meaning[] {
  const isOpen = categoryAsked !== null || team1 === null || team2 === null || couples.length > 1;
  if (!isOpen || couples.length === 0) return [];
  const options = couples.flatMap((couple) => outcomesFor(couple, numbers, claim, reader));
  // Two unknown pairs, or an unknown winner, leave too many options.
  const isShort = options.length <= 12 && (names.length > 0 || couples.length <= 4);
  return isShort ? options : [];
}

function outcomesFor(couple: Couple, numbers: Numbers, claim: Claim, reader: Reader): Meaning[] {
  const { side } = outcomeOf(couple, numbers, claim, reader);
  const { score } = numbers;
  if (score === null) return [];
  const sides: readonly Side[] = side === null ? [1, 2] : [side];
  return sides.map((winner) => ({
    ...couple,
    score: formatScore(scoreAheadFor(winner, score)),
    winner,
  }));
}

/** Which pair is named first, and who is ahead if the numbers are that pair's. */
function orderOf(
  { score }: Numbers,
  { names }: Reading,
  { team1, team2 }: Pick<Teams, 'team1' | 'team2'>,
  said: Side | null,
): Order | null {
  const [one, other] = names.map(({ pairs }) => pairs.map(({ name }) => nameKey(name)));
  if (one === undefined || other === undefined || team1 === null || team2 === null) return null;
  const isFirst = one.includes(nameKey(team1)) && other.includes(nameKey(team2));
  const isSecond = one.includes(nameKey(team2)) && other.includes(nameKey(team1));
  if (isFirst === isSecond) return null;
  const ahead = score === null ? null : leader(score);
  return { first: isFirst ? 1 : 2, ahead: isFirst ? ahead : otherSide(ahead), said };
}

function isCodedInOrder(
  names: readonly Mention[],
  match: AnnouncedMatch | null | undefined,
): boolean {
  if (match == null) return false;
  const [one, other] = names.map(({ pairs }) => nameKey(pairs[0]?.name ?? ''));
  return one === nameKey(match.team1) && other === nameKey(match.team2);
}

function announcedFor(
  { category, team1, team2 }: Pick<ReadOutcome, 'category' | 'team1' | 'team2'>,
  said: CivilDate | null,
  { matches, seasons, today }: Reader,
): AnnouncedMatch | undefined {
  if (category === null || team1 === null || team2 === null) return undefined;
  const result = { category, team1, team2, date: said ?? today };
  const found = findAnnounced(result, matches, seasons);
  return found.kind === 'taken' ? found.match : undefined;
}

/** The day that the words say, else those before them, a line above, or the message. `said`: it is certain. */
function dayOf(
  { moment }: Reading,
  { message, day }: Place,
  { lead = '' }: Unit,
  reader: Reader,
): { said: CivilDate | null; options: readonly CivilDate[] } {
  const inLead = readMoment(lead, writtenOn(message, reader), reader.today);
  const found = [moment, inLead, day].find((each) => (each?.days ?? null) !== null);
  const options = [...new Set(found?.days ?? message.days)];
  const isCertain = message.isDayCertain || found?.isDated === true;
  const [only, ...others] = options;
  return {
    said: isCertain && only !== undefined && others.length === 0 ? only : null,
    // Without a head and a word it can be any day.
    options,
  };
}

/** The days on which a message may have been written: one without a head has just been sent, as a rule. */
export function writtenOn({ days }: Message, { today }: Reader): readonly CivilDate[] {
  return days.length > 0 ? days : [today, daysBefore(today, 1)];
}

function partsOf(text: string, pattern: RegExp, by: Part['by']): Part[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    by,
    start: index,
    end: index + found.length,
  }));
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
