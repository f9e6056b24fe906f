import { chatOf, type Chat as PastedChat, type Message } from '../reading/messages.ts';
import { withConflictsAsked } from './reading/conflicts.ts';
import { laterMessages, type ReadMessage } from './reading/later.ts';
import { rowsOfMessage } from './reading/messageRows.ts';
import {
  makeReader,
  pairsOfPlayer,
  readerFor,
  type Reader,
  type ReadingContext,
} from './reading/reader.ts';
import type { PairToFind } from './reading/pairNames.ts';
import type { ReadResult } from './reading/readResult.ts';
import { areSameTeams, isTeamOf, openRow, unreadRow, type Row } from './reading/row.ts';
import { findInText, readStatement, type Reading } from './reading/statement.ts';
import { isBareScore, longestStatement, mayHoldResult, type Unit } from './reading/units.ts';
import { plainKey } from '../padel/plainKey.ts';

type ReadableMessage = Message & { mayHoldResult: boolean };

const firstPerson =
  /(?<!\p{L})(?:ganamos?|vencimos|derrotamos|superamos|impusimos|perdimos?|ca[íi]mos|sucumbimos|nos (?:gan|venc|derrot|super|elimin|com|dieron|meti|pasa|mata|destr)\p{L}*|les? (?:dimos|metimos|hicimos|pegamos)|para nosotr[oa]s)(?!\p{L})/iu;
/** Anybody who speaks of a pair as theirs, in whatever words. */
const we = /(?<!\p{L})(?:nos|nosotr[oa]s|nuestr\p{L}+|\p{L}{2,}[aei]mos?)(?!\p{L})/iu;

/** Cheap: true for all that these two are true for. */
const likelyWe = /nos|nuestr|mos?(?!\p{L})/iu;

/** Reads what was pasted: each message as the results that it states, or as none. */
export function readResults(text: string, context: ReadingContext): ReadResult[] {
  const steps = readResultsInSteps(chatOf(text, context.today), context);
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
  pasted: PastedChat,
  context: ReadingContext,
): Generator<number, ChatReading, void> {
  const messages: ReadableMessage[] = [];
  const voices = new Set<string>();
  const speakers = new Set<string>();
  for (const message of pasted.messages) {
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
  const rows = chat.rows();
  // Whose every *ganamos* names the pair is not asked for it.
  const asked = new Set(
    rows.flatMap((row) => {
      const isOwnNamed = row.isResult && row.isOwnNamed;
      return row.sender !== null && !isOwnNamed && firstPerson.test(row.words) ? [row.sender] : [];
    }),
  );
  return {
    rows: withConflictsAsked(rows),
    voices: [...voices].filter((sender) => asked.has(sender)),
  };
}

/** Whether words say in the first person who won: *ganamos*. */
export function saysWe(words: string): boolean {
  return firstPerson.test(words);
}

/** More lines are no answer to one that is quoted. */
const mostQuotedLines = 4;
/** So many messages apart one message tells who won, and another one the score. */
const nearest = 4;

/** The messages that were read so far, and the results in them. */
class Chat {
  readonly #messages: ReadMessage[] = [];
  readonly #reader: Reader;
  /** The last message with a result that has a line, by the line's key. */
  readonly #said = new Map<string, number>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** All that was read, each result with the later messages about it. */
  rows(): Row[] {
    const known = new Map<string, readonly PairToFind[]>();
    const pairsOf = (sender: string) => {
      const pairs = known.get(sender) ?? pairsOfPlayer(sender, this.#reader.everybody);
      known.set(sender, pairs);
      return pairs;
    };
    return this.#messages
      .flatMap(({ rows }) => rows)
      .map((row) => {
        const isPlayer = (sender: string) =>
          row.isResult &&
          pairsOf(sender).some(
            ({ name, category }) => category === row.category && isTeamOf(name, row),
          );
        const later = row.isResult ? laterMessages(row, this.#messages, isPlayer) : [];
        return row.isResult && later.length > 0 ? { ...openRow(row), later } : row;
      });
  }

  read(message: ReadableMessage, at: number) {
    const { body, quoted } = this.#withoutQuotes(withoutStruck(message.body));
    const reader = readerFor(message, this.#reader);
    const { sender } = message;
    const rows =
      message.mayHoldResult && body !== ''
        ? rowsOfMessage(message, body, at, reader)
        : [unreadRow(message.body, message, at)];
    const joined = rows.some(({ isResult }) => isResult) ? null : this.#joined(body, message, at);
    let reading: Reading | null = null;
    const read = () => (reading ??= findInText(body, null, reader));
    this.#messages.push({ sender, body, quoted, rows: joined === null ? rows : [joined], read });
    if (!rows.some(({ isResult }) => isResult)) return;
    for (const line of body.split('\n'))
      if (keyOf(line).length > 5) this.#said.set(keyOf(line), at);
  }

  /** A message without the lines that repeat an earlier one, and without those behind `>`. */
  #withoutQuotes(body: string): { body: string; quoted: number[] } {
    const lines = body.split('\n');
    const own = lines.filter((line) => !line.startsWith('>') && !this.#said.has(keyOf(line)));
    if (own.length === lines.length || own.length === 0 || own.length > mostQuotedLines) {
      return { body, quoted: [] };
    }
    const quoted = lines.flatMap((line) => this.#said.get(keyOf(line)) ?? []);
    return { body: own.join('\n').trim(), quoted };
  }

  /** `ganaron los Smash` and `6-4 6-3` in two messages of one sender: that they belong together is a guess. */
  #joined(body: string, message: Message, at: number): Row | null {
    const { sender } = message;
    const near = this.#messages.slice(-nearest);
    const before = near.filter((each) => sender !== null && each.sender === sender).at(-1);
    if (before === undefined || isBareScore(body) === isBareScore(before.body)) return null;
    if (body.length + before.body.length > longestStatement) return null;
    const words = `${before.body}\n${body}`;
    const unit: Unit = { words, hasScore: true, isCutOut: false, isJoined: true };
    const place = { message, at, day: null };
    const row = readStatement(unit, place, null, readerFor(message, this.#reader));
    if (!row.isResult || row.named < 2 || row.score === null) return null;
    const isKnown = this.#messages
      .slice(-nearest * 5)
      .some(({ rows }) => rows.some((each) => each.isResult && areSameTeams(each, row)));
    return isKnown ? null : row;
  }
}

function keyOf(line: string): string {
  return plainKey(line)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** A part between two `~` is struck through. */
function withoutStruck(body: string): string {
  return body.replaceAll(/~(?!\s)[^~\n]*[^~\s]~/gu, (struck) => ' '.repeat(struck.length));
}
