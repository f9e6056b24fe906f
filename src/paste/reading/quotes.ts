import { plainKey } from '../../padel/plainKey.ts';

/** More lines are no answer to one that is quoted. */
const mostLines = 4;

/** Which messages of a chat others quote: as a line that repeats one, or behind `>`. */
export class Quotes {
  readonly #said = new Map<string, number>();
  /** The keys of these are made when somebody quotes: most chats hold no quote. */
  #waiting: { body: string; at: number }[] = [];

  /** Keeps what a message says, to know it again. */
  add(body: string, at: number) {
    this.#waiting.push({ body, at });
  }

  #placeOf(line: string): number | undefined {
    for (const { body, at } of this.#waiting) {
      const key = keyOf(body);
      if (key.length > 5) this.#said.set(key, at);
    }
    this.#waiting = [];
    return this.#said.get(keyOf(line));
  }

  /** The message without what it quotes. */
  without(body: string): { body: string; quoted: number | null } {
    // Most messages are one line.
    if (!body.includes('\n')) return { body, quoted: null };
    const lines = body.split('\n');
    const own = lines.filter((line) => !line.startsWith('>'));
    if (own.length > mostLines) return { body, quoted: null };
    const marked = lines.find((line) => line.startsWith('>'));
    const repeated = own.slice(0, -1).find((line) => this.#placeOf(line) !== undefined);
    const quoted = this.#placeOf((marked ?? repeated ?? '').replace(/^>\s*/u, ''));
    if (quoted === undefined && marked === undefined) return { body, quoted: null };
    const rest = repeated === undefined ? own : own.slice(own.indexOf(repeated) + 1);
    return { body: rest.join('\n').trim(), quoted: quoted ?? null };
  }
}

function keyOf(text: string): string {
  return plainKey(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
