import type { Category, CategoryName } from '../../league/category.ts';
import { categoryFinder } from '../../reading/categoryInText.ts';
import { marks, spaces, withoutHead } from '../../reading/messages.ts';
import { limits, textProblem } from '../../padel/fieldRules.ts';
import { plainKey } from '../../padel/plainKey.ts';
import { filledCells } from '../../reading/columns.ts';
import { columnsOfPairs, type PairColumn } from './pairColumns.ts';

type PairNames = { name: string; players: string | null };

/** A pair as a list has it. */
export type ListedPair = PairNames & {
  /** The meanings of a line that may be a name and its players or two players; empty for any other. */
  readings: readonly PairNames[];
  category: CategoryName | null;
  /** The heading or the cell above which names no category of the league; empty: there is none. */
  heading: string;
  /** The line that it was read from. */
  words: string;
};

type PairList = {
  pairs: ListedPair[];
  /** Lines that are neither pairs nor categories, as they were pasted. */
  unread: string[];
  /** The number of telephones beside the pairs, which are not stored. */
  telephones: number;
};

type Named = Pick<Category, 'name' | 'title'>;

// No look-behind: Safari has it since 16.4.
/** The signs by which a chat makes text bold or slanted, unless they stand within a word. */
const emphasis = /(\p{L})[*_~]+(?!\p{L}|[*_~])|(^|[^\p{L}*_~])[*_~]+/gu;
/** A sign of a name itself, as `plainInChat` sends it, and where it is kept meanwhile: among the private characters. */
const ofName = /\u2060([*_~`])\u2060/gu;
const kept = 0xe000;
const bullet = /^(?:[-–—•·▪◦●>]+\s*|n[°º.]\s*(?=\d))/iu;
/** `1.`, `2)`, `3 -`, `4°`; a number without any is one only where it goes on from the line before. */
const number = /^\(?(\d{1,3})\s*(?:[.)°ºª:]+\s*[-–]?|[-–](?!\d))\s*/u;
const bareNumber = /^(\d{1,3})\s+(?=\S)/u;
const telephone = /[\s,;:(]*(?:(?:tel|cel|wpp|whatsapp)\.?:?\s*)?\+?\d[\d\s().-]{6,}$/iu;
/** Words in the place of a player whom the pair does not have yet: `busca compañero`, `a confirmar`, `NN`. */
const missingWords =
  /(?:^|\P{L})(?:busc\p{L}*|falt\p{L}*|sin (?:compañer\p{L}*|pareja|definir)|a (?:confirmar|definir)|compañer[oa]|alguien|nn|tbd)(?!\p{L})/iu;
/** A bracket behind a name. */
const bracketed = /\s*[([]([^()[\]]*)[)\]]/gu;
/** A note of the administrator behind a pair: `(falta pagar)`, `(PAGÓ)`. */
const note =
  /\s*\((?:[^()]*[^()\p{L}])?(?:falta|pag[oó]|pagar(?:on)?|pagad[ao]s?|deben?|seña|confirm\p{L}*)(?!\p{L})[^()]*\)/giu;
/** Words beside a category in its heading. */
const headingWords =
  /(^|\P{L})(?:confirmad[ao]s?|definitiv[ao]s?|categorias?|cat|parejas?|equipos?|inscript[ao]s?|anotad[ao]s?|lista|listado|zona|grupo|de|la|las|los|total|son)(?!\p{L})/gu;

/** Reads a list of pairs as it is pasted from a chat or a spreadsheet. */
export function readPairs(text: string, categories: readonly Named[]): PairList {
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/u);
  const table = tableIn(lines);
  const reader = new ListReader(categories);
  const { from, to, separator } = table ?? { from: lines.length, to: lines.length, separator: '' };
  for (const line of lines.slice(0, from)) reader.readLine(line);
  if (separator !== '') {
    reader.readTable(lines.slice(from, to).map((line) => line.split(separator).map(cellOf)));
  }
  for (const line of lines.slice(to)) reader.readLine(line);
  return reader.finish();
}

/**
 * The lines of a table and what divides its cells: a tab, or in a file `;`. Cells that are copied from a
 * spreadsheet may stand among the messages of a chat.
 */
function tableIn(lines: readonly string[]): { from: number; to: number; separator: string } | null {
  for (const separator of ['\t', ';']) {
    const from = lines.findIndex((line) => line.includes(separator));
    const to = lines.map((line) => line.includes(separator)).lastIndexOf(true) + 1;
    const isMost = (some: readonly string[]) => {
      const filled = some.filter((line) => line.trim() !== '');
      return filled.filter((line) => line.includes(separator)).length * 2 >= filled.length;
    };
    if (from !== -1 && isMost(separator === ';' ? lines : lines.slice(from, to))) {
      return { from, to, separator };
    }
  }
  return null;
}

/** A cell without the quotes of a file. */
function cellOf(text: string): string {
  return cleaned(
    text
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .replaceAll('""', '"'),
  );
}

function cleaned(text: string): string {
  return text
    .replaceAll(spaces, ' ')
    .replaceAll(ofName, (_, sign: string) => String.fromCharCode(kept + sign.charCodeAt(0)))
    .replaceAll(marks, '')
    .replaceAll(emphasis, '$1$2')
    .replaceAll(/[\ue02a\ue05f\ue060\ue07e]/gu, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - kept),
    )
    .replaceAll(/(?![\d*#])\p{Extended_Pictographic}\p{Emoji_Modifier}?/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();
}

/**
 * The sign that a line is a pair: a number, a cell or two players; a word between two names, as
 * names of teams have it, too; by nothing.
 */
type Sign = 'clear' | 'likely' | 'none';

/** A line that is read, before it is known whether lines without a sign are pairs in this list. */
type Line = { pair: ListedPair | null; sign: Sign; words: string };

class ListReader {
  readonly #find: ReturnType<typeof categoryFinder>;
  readonly #lines: Line[] = [];
  #telephones = 0;
  #category: CategoryName | null = null;
  #heading = '';
  #number = 0;

  constructor(categories: readonly Named[]) {
    this.#find = categoryFinder(categories);
  }

  readLine(raw: string) {
    const words = raw.trim();
    // Before signs and emojis go: a category may be called by them.
    if (this.#takeHeading(words)) return;
    const line = withoutHead(cleaned(words));
    if (line === '' || !/[\p{L}\d]/u.test(line)) return;
    if (this.#takeHeading(line)) return;
    const unmarked = this.#withoutMark(line);
    const { rest, category } = this.#withoutCategory(unmarked);
    const sign = unmarked === line ? 'none' : 'clear';
    const plain = rest.replace(telephone, '');
    if (plain !== rest) this.#telephones += 1;
    this.#push(plain, { words, sign, category });
  }

  readTable(rows: readonly (readonly string[])[]) {
    const filled = rows.filter((row) => filledCells(row) > 0);
    const columns = columnsOfPairs(filled, (cell) => this.#categoryOf(cell) !== undefined);
    if (columns.kind === 'categories') this.#readColumns(filled, columns.head);
    else for (const row of filled) this.#readRow(row, columns.columns, columns.head);
  }

  /** The names of categories side by side, with their pairs below. */
  #readColumns(rows: readonly (readonly string[])[], head: number) {
    const heads = rows[head] ?? [];
    for (const index of heads.keys()) {
      const title = heads[index] ?? '';
      if (title === '') continue;
      this.#takeHeading(title);
      for (const row of rows.slice(head + 1)) this.readLine(row[index] ?? '');
    }
    for (const row of rows.slice(0, head)) {
      this.#lines.push({ pair: null, sign: 'clear', words: filledOf(row).join(' · ') });
    }
  }

  #readRow(row: readonly string[], columns: readonly PairColumn[], head: readonly string[] | null) {
    if (row === head) return;
    const filled = filledOf(row);
    const words = filled.join(' · ');
    if (filled.length === 1) {
      this.readLine(words);
      return;
    }
    const cells = (kind: PairColumn) =>
      row.filter((cell, index) => columns[index] === kind && cell !== '');
    const [category = ''] = cells('category');
    if (category !== '' && !this.#takeHeading(category)) this.#takeUnknown(category);
    this.#telephones += filled.filter((cell) => telephone.exec(cell)?.index === 0).length;
    const half = columns.filter((kind) => kind === 'player').length === 2 ? ' / ?' : '';
    const [one = '', ...rest] = cells('player');
    // A player alone in a table of two has no partner yet.
    const both = one === '' ? '' : rest.length === 0 ? one + half : [one, ...rest].join(' / ');
    const players = both || cells('players').join(' / ');
    const [name = ''] = cells('pair');
    const names = cells('names');
    const whole = names.length === 4 ? [names.slice(0, 2), names.slice(2)] : [];
    const named = name || players || whole.map((parts) => parts.join(' ')).join(' / ');
    const text = this.#withoutMark(named);
    if (text === '') this.#lines.push({ pair: null, sign: 'clear', words });
    else if (name !== '' && players !== '' && withoutPartner(players) === null) {
      const pair = this.#pairOf(text, words, null);
      const shown = pair === null ? null : { ...pair, players: joined(players), readings: [] };
      this.#lines.push({ pair: shown, sign: 'clear', words });
    } else this.#push(text, { words, sign: 'clear', category: null });
  }

  finish(): PairList {
    // In a list with numbers or with two players a line, a greeting has neither.
    const isPlain = !this.#lines.some(({ pair, sign }) => pair !== null && sign === 'clear');
    const list: PairList = { pairs: [], unread: [], telephones: this.#telephones };
    for (const { pair, sign, words } of this.#lines) {
      const isRead = sign !== 'none' || (isPlain && !/[!?¡¿]|:$/u.test(words));
      if (pair !== null && isRead) list.pairs.push(pair);
      else list.unread.push(words);
    }
    return list;
  }

  #push(text: string, line: { words: string; sign: Sign; category: CategoryName | null }) {
    const { words, sign, category } = line;
    const pair = this.#pairOf(text, words, category);
    const { name = '', players = null, readings = [] } = pair ?? {};
    const hasTwo = players !== null || name.includes(' / ');
    // *Hola, falta confirmar* is no pair that lacks a player.
    const isDoubtful = readings.length > 0 && (/[/+(]/u.test(text) || !isMissing(text));
    const isLikely = sign === 'none' && (isDoubtful || / [ye&] /iu.test(name));
    this.#lines.push({ pair, sign: hasTwo ? 'clear' : isLikely ? 'likely' : sign, words });
  }

  #pairOf(text: string, words: string, category: CategoryName | null): ListedPair | null {
    const { name, players, readings = [] } = namesIn(text);
    if (!/\p{L}{2}/u.test(name) || textProblem(name, limits.team) !== null) return null;
    return {
      name,
      players,
      readings,
      category: category ?? this.#category,
      heading: category === null ? this.#heading : '',
      words,
    };
  }

  /** Whether a line is the name of a category and hardly anything else: it counts from here on. */
  #takeHeading(line: string): boolean {
    const category = this.#categoryOf(line);
    if (category === undefined) return false;
    if (category === null) this.#takeUnknown(line);
    else {
      this.#category = category;
      this.#heading = '';
    }
    this.#number = 0;
    return true;
  }

  #takeUnknown(heading: string) {
    this.#category = null;
    this.#heading = heading.replace(/\s*:$/u, '');
  }

  /** The category that a whole text names; `null`: one that the league does not have; `undefined`: none. */
  #categoryOf(text: string): CategoryName | null | undefined {
    const [found, ...others] = this.#find(text);
    if (found === undefined || others.length > 0) return undefined;
    // What stands in brackets behind it is a note, unless it is two players of a pair that is called so.
    const beside = (text.slice(0, found.start) + text.slice(found.end)).replaceAll(
      bracketed,
      (whole, inside: string) => (isTwo(inside) ? whole : ''),
    );
    const rest = plainKey(beside);
    if (/\p{L}/u.test(rest.replaceAll(headingWords, '$1'))) return undefined;
    return found.category;
  }

  /** `Juan / Pedro, 6ta damas` */
  #withoutCategory(text: string): { rest: string; category: CategoryName | null } {
    const found = this.#find(text).find(({ category }) => category !== null);
    if (found === undefined) return { rest: text, category: null };
    const before = text.slice(0, found.start).replace(/[\s,;:([–-]+$/u, '');
    const after = text.slice(found.end).replace(/^[\s,;:)\]–-]+/u, '');
    if (before !== '' && after !== '') return { rest: text, category: null };
    return { rest: before || after, category: found.category };
  }

  #withoutMark(line: string): string {
    const plain = line.replace(bullet, '');
    const marked = number.exec(plain);
    const bare = bareNumber.exec(plain);
    const count = Number((marked ?? bare)?.[1] ?? 0);
    const isNext = count === this.#number + 1;
    if (marked !== null || isNext) this.#number = count || this.#number;
    if (marked !== null) return plain.slice(marked[0].length);
    return bare !== null && isNext ? plain.slice(bare[0].length) : plain;
  }
}

function filledOf(row: readonly string[]): string[] {
  return row.filter((cell) => cell !== '');
}

/** `Los Smash: Juan / Pedro`, `Los Smash (Juan y Pedro)`, `Los Smash - Juan y Pedro`, `Pareja 3: Juan - Pedro`, `Juan/Pedro`. */
function namesIn(text: string): PairNames & { readings?: readonly PairNames[] } {
  const bare = text
    .replaceAll(note, '')
    // The point of an initial is of the name: `Pérez J. / Gómez M.`
    .replace(/((?:^|[\s/.])\p{Lu}\.)?[\s.,;–—-]*$/u, '$1');
  const alone = withoutPartner(bare);
  if (alone !== null) return alone;
  const named = /^([^:(/]{2,60}?)\s*(?::\s*(.+)|\((.+)\))$/u.exec(bare);
  const [, name = '', afterColon, inBrackets] = named ?? [];
  const players = afterColon ?? inBrackets ?? '';
  if (isTwo(players)) {
    return isNumber.test(name)
      ? { name: joined(players), players: null }
      : { name: joined(name), players: joined(players) };
  }
  return dividedNames(bare) ?? noted(bare) ?? { name: joined(bare), players: null };
}

/**
 * `Ana / Luz (paga el viernes)`: whether the words in brackets belong to the name is asked.
 * @returns `null`: there are none, or they are short as in `Ana / Luz (h)`, or a name
 */
function noted(bare: string): ReturnType<typeof namesIn> | null {
  const plain = bare.replaceAll(bracketed, '').trim();
  if (!isTwo(plain) || !/[([](?:[^()[\]]*[^()[\]\p{L}])?\p{Ll}{2}/u.test(bare)) return null;
  const readings = [plain, bare].map((each) => ({ name: joined(each), players: null }));
  return { name: joined(plain), players: null, readings };
}

/**
 * A pair that has no second player yet: `Ana / ???`, `Ana (busca compañera)`. Its name is asked: its player alone, and where
 * words alone say it, the whole text, which a pair may be called.
 * @returns `null`: both are there
 */
function withoutPartner(text: string): ReturnType<typeof namesIn> | null {
  if (!isMissing(text)) return null;
  const parts = peopleOf(text.replaceAll(bracketed, ' ').replace(/^[^:]*:/u, ''));
  const there = parts
    .filter((part) => /\p{L}{2}/u.test(part) && !isMissing(part))
    .map((part) => part.trim());
  const readings = [
    ...(there.length === 0 ? [] : [{ name: there.join(' / '), players: null }]),
    ...(/[?¿]/u.test(text) ? [] : [{ name: joined(text), players: null }]),
  ];
  return { name: there[0] ?? '', players: null, readings };
}

function isMissing(text: string): boolean {
  return /[?¿]/u.test(text) || missingWords.test(text);
}

/** The text before the players where a pair has no name: `Pareja 3`. */
const isNumber = /^(?:pareja|equipo|dupla|n)?\W*\d*$/iu;
/** The signs between a name and its players, as between two players. */
const divider = /\s+[-–—=|→>]+\s+|\s*[|=→,;:]\s+/u;
/** A beginning of names of teams, and of no name of a person. */
const teamWord = /^(?:l[oa]s|el|la|team|equipo|dupla|pareja|club|the)\s/iu;

/**
 * `Bandeja y Fernet - Ana y Luz` is a name and its players; `Bandeja y Fernet - Ana` may be that or two players.
 * @returns `null`: there is no such doubt, as in `Ana Pérez - Luz Gómez`
 */
function dividedNames(bare: string): ReturnType<typeof namesIn> | null {
  const at = divider.exec(bare) ?? (teamWord.test(bare) ? /[-–—]/u.exec(bare) : null);
  if (at === null) return null;
  const left = bare.slice(0, at.index).trim();
  const right = bare.slice(at.index + at[0].length).trim();
  if (!/\p{L}{2}/u.test(left) || !/\p{L}{2}/u.test(right)) return null;
  const isComma = at[0].trim() === ',';
  // Two players, or a list of pairs in one line, stand on the left as well.
  const isPairs = /[/+]/u.test(left) || (isComma && isTwo(left));
  if (isTwoPeople(right) && !isPairs) {
    const players = playersOf(right);
    return isNumber.test(left) ? { name: players, players: null } : { name: left, players };
  }
  const hasTeam = !isComma && (teamWord.test(left) || teamWord.test(right));
  if (!isTwo(left) && !isTwo(right) && !hasTeam) return null;
  const readings = [
    { name: joined(left), players: playersOf(right) },
    ...(isTwo(left) || teamWord.test(right)
      ? [{ name: joined(right), players: playersOf(left) }]
      : []),
    { name: `${left} / ${right}`, players: null },
  ];
  return { name: joined(left), players: null, readings };
}

function playersOf(text: string): string {
  return isTwoPeople(text) ? peopleOf(text).join(' / ') : joined(text);
}

function peopleOf(text: string): string[] {
  return text.split(/\s*[/+&,]\s*|\s+[-–—]\s+|\s+[ye]\s+/iu).filter((part) => part !== '');
}

/** Whether a text is the names of two people: of at most six words each, without numbers or articles. */
function isTwoPeople(text: string): boolean {
  const people = peopleOf(text);
  const isPerson = (part: string) =>
    /^[\p{L}\p{M}'’.\s-]+$/u.test(part) &&
    /\p{L}{2}/u.test(part) &&
    part.split(/\s+/u).length <= 6 &&
    !teamWord.test(part);
  return people.length === 2 && people.every(isPerson);
}

function isTwo(text: string): boolean {
  return /\p{L}\s*[/+]\s*\p{L}|\p{L}\s*[-–—]\s*\p{L}|\p{L} [ye&] \p{L}/iu.test(text);
}

/** Both players as the site writes them, `Juan / Pedro`; a word that joins them stays. */
function joined(text: string): string {
  const trimmed = text.trim();
  const divider = [/\s*\/+\s*/u, /\s*\+\s*/u, /\s+[-–—]+\s*|\s*[-–—]+\s+/u].find((each) =>
    each.test(trimmed),
  );
  const parts = (
    divider === undefined
      ? trimmed.replaceAll(/(\p{L})[-–—](?=\p{L})/gu, '$1\n').split('\n')
      : trimmed.split(divider)
  ).filter((part) => part !== '');
  return parts.every((part) => /\p{L}/u.test(part)) ? parts.join(' / ') : trimmed;
}
