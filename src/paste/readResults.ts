import { halvesOf } from './reading/halves.ts';
import { chatOf, type Message } from '../reading/messages.ts';
import { Quotes } from './reading/quotes.ts';
import { makeReader, readerFor, type Reader, type ReadingContext } from './reading/reader.ts';
import type { Asked, ReadResult } from './reading/readResult.ts';
import {
  contradicts,
  isAbout,
  readRemark,
  saysCorrection,
  saysWinnerAlone,
  targetsOf,
} from './reading/corrections.ts';
import {
  areClose,
  areSameTeams,
  isTeamOf,
  openRow,
  teamKey,
  turned,
  unreadRow,
  type Row,
  type StatementRow,
} from './reading/row.ts';
import { readStatement, type Heading, type Place } from './reading/statement.ts';
import { isBareScore, mayHoldResult, unitsOf, type Unit } from './reading/units.ts';
import { groupBy } from '../padel/groupBy.ts';
import { plainKey } from '../padel/plainKey.ts';
import type { CivilDate } from '../padel/time.ts';
import { dateReader } from '../reading/dates.ts';

type ReadableMessage = Message & { mayHoldResult: boolean };

const firstPerson =
  /(?<!\p{L})(?:ganamos?|vencimos|derrotamos|superamos|impusimos|perdimos?|ca[íi]mos|sucumbimos|nos (?:gan|venc|derrot|super|elimin|com|dieron|meti|pasa|mata|destr)\p{L}*|les? (?:dimos|metimos|hicimos|pegamos)|para nosotr[oa]s)(?!\p{L})/iu;
/** Anybody who speaks of a pair as theirs, in whatever words. */
const we = /(?<!\p{L})(?:nos|nosotr[oa]s|nuestr\p{L}+|\p{L}{2,}[aei]mos?)(?!\p{L})/iu;

/** Cheap: true for all that these two are true for. */
const likelyWe = /nos|nuestr|mos?(?!\p{L})/iu;

/** Reads what was pasted: each message as the results that it states, or as none. */
export function readResults(text: string, context: ReadingContext): ReadResult[] {
  const steps = readResultsInSteps(text, context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.rows;
  }
}

export type ChatReading = {
  rows: ReadResult[];
  /** Members of the chat who say *ganamos*, by the names in the heads of their messages. */
  voices: string[];
};

/** Reads results in short steps: yields the fraction of the messages that is read, 0 to 1. */
export function* readResultsInSteps(
  text: string,
  context: ReadingContext,
): Generator<number, ChatReading, void> {
  const messages: ReadableMessage[] = [];
  const voices = new Set<string>();
  const speakers = new Set<string>();
  for (const message of chatOf(text, context.today).messages) {
    yield 0;
    if (message.body === '') continue;
    const readable = { ...message, mayHoldResult: mayHoldResult(message.body) };
    messages.push(readable);
    const { sender, body } = message;
    if (sender === null || !readable.mayHoldResult) continue;
    if (!likelyWe.test(body)) continue;
    if (firstPerson.test(body)) voices.add(sender);
    if (we.test(body)) speakers.add(sender);
  }
  const chat = new Chat(makeReader(context, speakers.size));
  for (const [index, message] of messages.entries()) {
    yield index / messages.length;
    chat.read(message, index);
  }
  // Whose every *ganamos* names the pair is not asked for it.
  const asked = new Set(
    chat.rows.flatMap((row) => {
      const isOwnNamed = row.isResult && row.isOwnNamed;
      return row.sender !== null && !isOwnNamed && firstPerson.test(row.words) ? [row.sender] : [];
    }),
  );
  return {
    rows: withoutConflicts(chat.rows),
    voices: [...voices].filter((sender) => asked.has(sender)),
  };
}

/** Whether words say in the first person who won: *ganamos*. */
export function saysWe(words: string): boolean {
  return firstPerson.test(words);
}

/** The number of messages after which a whole statement still corrects another one of its sender's. */
const mostBetween = 40;

/** The number of messages of talk that say what the next one can be about. */
const talkKept = 4;

/** The messages that were read so far, and the results in them. */
class Chat {
  readonly rows: Row[] = [];
  readonly #reader: Reader;
  readonly #quotes = new Quotes();
  /** The results, with their places in `rows`. */
  readonly #results: number[] = [];
  /** The last messages that state no result: what is talked about. */
  readonly #talk: { words: string; at: number }[] = [];
  /** Whether the message that is read is a score and hardly anything else. */
  #isBare = false;
  /** The last message of each sender. */
  readonly #last = new Map<string, { words: string; at: number; isBare: boolean }>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  read(message: ReadableMessage, at: number) {
    const { body, quoted } = this.#quotes.without(message.body);
    const place: Place = { message, at, quoted };
    const reader = readerFor(message, this.#reader);
    this.#isBare = false;
    // Most of a chat is talk.
    if (!message.mayHoldResult || body === '') {
      const row = unreadRow(message.body, message, at);
      this.#push(this.#heed(row, place, reader));
      this.#remember(body, place, false);
      return;
    }
    this.#isBare = isBareScore(body);
    this.#quotes.add(body, at);
    const units = unitsOf(body, (sentence) => halvesOf(sentence, reader));
    let heading: Heading | null = null;
    let dated = place;
    const read = units.map((unit) => {
      const row = readStatement(unit, dated, leadOf(unit, reader) ?? heading, reader);
      if (!row.isResult) {
        heading = headingOf(unit, reader) ?? heading;
        const day = dayOfHeading(unit, reader);
        if (day !== null) {
          dated = { ...place, message: { ...message, days: [day], isDayCertain: true } };
        }
      }
      return row;
    });
    // `no fue 6-4 6-4, fue 6-4 6-3` is about one match.
    const isRemark = units.length > 1 && read.every((row) => !row.isResult || row.named < 2);
    const isHeeded = isRemark && this.#heedRemark(unreadRow(body, message, at), place, reader);
    for (const row of read) {
      this.#push(isHeeded ? unreadRow(row.words, message, at) : this.#heed(row, place, reader));
    }
    this.#remember(body, place, this.#isBare);
  }

  #push(row: Row) {
    if (row.isResult) this.#results.push(this.rows.length);
    this.rows.push(row);
  }

  #remember(words: string, { message: { sender }, at }: Place, isBare: boolean) {
    if (words.length > 120) return;
    if (sender !== null) this.#last.set(sender, { words, at, isBare });
    if (this.#results.at(-1) === this.rows.length - 1) return;
    this.#talk.push({ words, at });
    if (this.#talk.length > talkKept) this.#talk.shift();
  }

  #earlier(): StatementRow[] {
    return this.#results.slice(-60).flatMap((index) => {
      const row = this.rows[index];
      return row?.isResult === true ? [row] : [];
    });
  }

  /** Takes what a row says about earlier statements to these; the row itself is none then. */
  #heed(row: Row, place: Place, reader: Reader): Row {
    const { words } = row;
    // Two whole statements about one match contradict each other, whatever they say of themselves.
    if (row.isResult && row.named > 1) this.#askOther(row);
    else if (this.#heedRemark(row, place, reader)) return unreadRow(words, place.message, place.at);
    if (row.isResult) return this.#withOpponents(row, reader);
    return this.#joined(words, place, reader) ?? row;
  }

  /** Asks against whom, where only the announced match says it and the talk before is of another. */
  #withOpponents(row: StatementRow, reader: Reader): StatementRow {
    if (!row.isCertain || row.named > 1 || row.matchId !== null) return row;
    const { category, team1, team2, score, winner } = row;
    const near = this.#talk.filter(({ at }) => row.at - at <= talkKept);
    const find = reader.finderFor(category);
    const named = near.flatMap(({ words }) => find(words).filter(({ isFaint }) => !isFaint));
    const others = named.filter(({ pairs }) => !pairs.some(({ name }) => isTeamOf(name, row)));
    if (others.length === 0) return row;
    const own = [...find(row.words).flatMap(({ pairs }) => pairs), ...reader.authors];
    const isOwn = (team: string) => own.some(({ name }) => teamKey(name) === teamKey(team));
    const rivals = new Set(others.flatMap(({ pairs }) => pairs.map(({ name }) => name)));
    const couples = [...rivals].map((rival) => (isOwn(team1) ? [team1, rival] : [rival, team2]));
    const options = [[team1, team2], ...couples].flatMap(([one = '', other = '']) =>
      winner === null ? [] : [{ category, team1: one, team2: other, score, winner }],
    );
    return { ...openRow(row), asked: [{ why: 'opponent', words: null }], options };
  }

  /** @returns whether a row says something about earlier statements, and no more */
  #heedRemark(row: Row, place: Place, reader: Reader): boolean {
    if (this.#results.length === 0) return false;
    const remark = readRemark(row, place, reader);
    const targets = remark === null ? [] : targetsOf(remark, this.#earlier());
    if (remark === null || !isAbout(remark, row, targets)) return false;
    const changed = targets.filter((target) => contradicts(remark, target));
    for (const target of changed) {
      // Nobody had said who won: that is asked anyway, with these words.
      const isOpen = !target.isWinnerSaid && !target.isCertain && saysWinnerAlone(remark);
      if (isOpen) this.#replace(target, { ...target, words: `${target.words}\n${row.words}` });
      else this.#ask(target, row.words);
    }
    return targets.length > 0 && (row.isResult || changed.length > 0);
  }

  /** `perdón, Los Smash le ganaron a La Víbora …` asks the sender's last statement of only one of the two. */
  #askOther({ words, sender, at, days, team1, team2 }: StatementRow) {
    if (!saysCorrection(words)) return;
    const own = this.#earlier().filter((other) => {
      const same = [team1, team2].filter((name) => name !== null && isTeamOf(name, other));
      const isNear = at - other.at <= mostBetween && areClose(other.days, days);
      return other.sender === sender && isNear && same.length === 1;
    });
    const last = own.at(-1);
    if (last !== undefined) this.#ask(last, words);
  }

  /** A statement waits for an answer to what was said about it. */
  #ask(target: StatementRow, words: string) {
    const open = openRow(target);
    this.#replace(target, {
      ...open,
      words: `${target.words}\n${words}`,
      correction: open.correction === null ? words : `${open.correction}\n${words}`,
    });
  }

  #replace(row: StatementRow, next: Row) {
    const index = this.rows.lastIndexOf(row);
    if (index !== -1) this.rows[index] = next;
  }

  /** `ganaron los Smash` and `6-4 6-3` in two messages of one sender. */
  #joined(words: string, place: Place, reader: Reader): Row | null {
    const { sender } = place.message;
    const before = sender === null ? undefined : this.#last.get(sender);
    if (before === undefined || place.at - before.at > 4) return null;
    if (this.#isBare === before.isBare) return null;
    const unit: Unit = {
      words: `${before.words}\n${words}`,
      hasScore: true,
      isCutOut: false,
      isJoined: true,
    };
    const row = readStatement(unit, place, null, reader);
    const isWhole = row.isResult && row.named > 1 && row.score !== null;
    return isWhole && !this.#earlier().some((other) => areSameTeams(other, row)) ? row : null;
  }
}

/** The category that a line without a score names for the lines below. */
function headingOf({ words }: Unit, reader: Reader): Heading | null {
  const [found] = words.length > 60 ? [] : reader.findCategories(words);
  if (found === undefined) return null;
  return { category: found.category, words: words.slice(found.start, found.end) };
}

/** The category that a sentence names before a later one of its statements. */
function leadOf({ lead = '' }: Unit, reader: Reader): Heading | null {
  const found = reader.findCategories(lead).at(-1);
  if (found === undefined) return null;
  return { category: found.category, words: lead.slice(found.start, found.end) };
}

/** The day that a line without a score names for the lines below: `Sábado 12/8`, `Resultados fecha 3 (12/08)`. */
function dayOfHeading({ words, hasScore }: Unit, { today }: Reader): CivilDate | null {
  if (hasScore || words.length > 60) return null;
  const text = plainKey(words)
    .replaceAll(/[^\p{L}\d/]+/gu, ' ')
    .trim();
  const [, day] = dayHeading.exec(text) ?? [];
  return day === undefined ? null : dateReader('past', today, 'day')(day);
}

const dayHeading =
  /^(?:(?:resultados?|partidos?|fecha|jornada|dia|de|del|el|los|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lun|mar|mie|jue|vie|sab|dom|\d{1,2})(?:\s+|$))*(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/u;

/** Two pairs that meet more often in one paste are some mistake. */
const mostMeetings = 40;

/** Two statements about one match that do not agree are both to be asked about. */
function withoutConflicts(rows: readonly Row[]): Row[] {
  const groups = groupBy(
    rows
      .filter((row) => row.isResult)
      .filter(({ team1, team2 }) => team1 !== null && team2 !== null),
    ({ category, team1, team2 }) =>
      [category, ...[team1 ?? '', team2 ?? ''].map(teamKey).sort()].join('\n'),
  );
  const conflicting = new Map<Row, StatementRow>();
  for (const group of groups.values()) {
    for (const row of group) {
      const rival = group.find(
        (other) => row !== other && (group.length > mostMeetings || contradict(row, other)),
      );
      if (rival !== undefined) conflicting.set(row, rival);
    }
  }
  return rows.map((row) => {
    const rival = conflicting.get(row);
    if (rival === undefined || !row.isResult) return row;
    const conflict: Asked = { why: 'conflict', words: rival.words };
    const open = openRow(row);
    return { ...open, asked: [...open.asked, conflict] };
  });
}

function contradict(one: StatementRow, other: StatementRow): boolean {
  if (!areClose(one.days, other.days)) return false;
  const seen = teamKey(one.team1 ?? '') === teamKey(other.team1 ?? '') ? other : turned(other);
  return one.winner !== seen.winner || one.score !== seen.score;
}
