import { playersIn, slipsBetween, tokensOf, wordsOf, type Token } from '../../padel/names.ts';
import { anybody, gameWords, isOtherGender, plainWords, pronouns } from './commonWords.ts';
import { isNumberWord } from './numberWords.ts';
import { groupBy } from '../../padel/groupBy.ts';

export type PairToFind = { name: string; category: string; players: string | null };

/** A pair's name within a text, by the positions of its characters. */
export type Mention = {
  start: number;
  end: number;
  /** The pairs that the words fit best; more than one: nobody can tell which. */
  pairs: readonly PairToFind[];
  /** Whether the words are enough to take one of these pairs without asking. */
  isClear: boolean;
  /** A first name or a word of the game: perhaps no pair at all. */
  isFaint: boolean;
};

/** A way of writing a pair: its words in order, and how much they say, 0 to 1. */
type Form = { pair: PairToFind; words: readonly string[]; weight: number };
type Hit = {
  pair: PairToFind;
  first: number;
  last: number;
  words: number;
  weight: number;
  edits: number;
  /** One of its words is only the beginning of a pair's: *los mellis*. */
  isShort: boolean;
  /** One of its words has other letters than the pair's, not only in another order. */
  isOther: boolean;
};

const joiners = new Set(['y', 'e', 'and']);
const articles = new Set(['los', 'las', 'el', 'la', 'lo', 'de', 'del', 'the']);
const isPlain = (word: string) => gameWords.has(word) || plainWords.has(word);
/** `perdimos` is no slip for a name like it. */
const verb =
  /^(?:gan|perd|venc|derrot|super|elimin|dobleg|abandon|retir|jug|pas)(?:[aeo]|[aeio]?mos|aron|ieron|io)$/u;

export type PairFinder = (text: string) => Mention[];

/** Prepares the search for some pairs; afterwards a text costs what its own words cost. */
export function pairFinder(pairs: readonly PairToFind[]): PairFinder {
  const forms = pairs.flatMap(formsOf);
  const formsByWord = groupBy(forms, ({ words: [first = ''] }) => first);
  const similar = similarWords([...new Set(forms.flatMap(({ words }) => words))]);

  return (text) => {
    const tokens = tokensOf(text);
    const hits = tokens.flatMap((token, index) =>
      similar(token.key).flatMap(({ word }) =>
        (formsByWord.get(word) ?? []).flatMap((form) => {
          const hit = matchForm(form, tokens, index, text, similar);
          return hit === null ? [] : [hit];
        }),
      ),
    );
    return chooseMentions(hits, tokens);
  };
}

function chooseMentions(hits: readonly Hit[], tokens: readonly Token[]): Mention[] {
  const best = [...hits].sort(
    (one, other) => other.words - one.words || worth(other) - worth(one) || one.first - other.first,
  );
  const taken: Hit[] = [];
  for (const hit of best) {
    if (!taken.some((other) => overlap(hit, other))) taken.push(hit);
  }
  return taken
    .flatMap((hit) => {
      const [first, last] = [tokens[hit.first], tokens[hit.last]];
      if (first === undefined || last === undefined) return [];
      const rivals = hits.filter(
        (other) =>
          other.pair !== hit.pair &&
          overlap(hit, other) &&
          other.words >= hit.words &&
          worth(other) > worth(hit) - (hit.edits === 0 && other.edits > 0 ? 0 : 0.15),
      );
      const pairs = [...new Set([hit, ...rivals].map(({ pair }) => pair))];
      const isClear = !hit.isShort && !hit.isOther && worth(hit) >= 0.58;
      return [
        {
          start: first.start,
          end: last.end,
          pairs,
          isClear,
          isFaint: hit.isShort || worth(hit) < 0.55,
        },
      ];
    })
    .sort((one, other) => one.start - other.start);
}

function worth({ weight, edits }: Hit): number {
  return weight - edits * 0.05;
}

function overlap(one: Hit, other: Hit): boolean {
  return one.first <= other.last && other.first <= one.last;
}

function matchForm(
  { pair, words, weight }: Form,
  tokens: readonly Token[],
  first: number,
  text: string,
  similar: ReturnType<typeof similarWords>,
): Hit | null {
  let index = first;
  let last = first;
  let edits = 0;
  let [isShort, isOther] = [false, false];
  for (const [position, word] of words.entries()) {
    // Joining words, articles and initials may stand between the words of a name.
    if (position > 0) {
      while (isSkipped(tokens[index], word)) index += 1;
    }
    const token = tokens[index];
    if (token === undefined) return null;
    const before = tokens[index - 1];
    if (position > 0 && before !== undefined) {
      const gap = text.slice(before.end, token.start);
      if (gap.length > 4 || /[\n,;:()]/u.test(gap)) return null;
    }
    const found = similar(token.key).find((candidate) => candidate.word === word);
    if (found === undefined) return null;
    edits += found.edits;
    isShort ||= found.isShort === true;
    isOther ||= found.edits > 0 && sorted(token.key) !== sorted(word);
    // `Escuelita a Los Pumas` is not *Escuelita A*.
    if (/^[aeiou]$/u.test(word) && text[token.start] === word) return null;
    last = index;
    index += 1;
  }
  // Part of a name is taken with a slip only if it is long enough to be nothing else.
  if (edits > 0 && words.length === 1 && weight < 0.85 && (words[0] ?? '').length < 6) return null;
  return { pair, first, last, words: words.length, weight, edits, isShort, isOther };
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

function isSkipped(token: Token | undefined, word: string): boolean {
  if (token === undefined || token.key === word) return false;
  const isInitial = /^[b-df-wz]$/u.test(token.key);
  return joiners.has(token.key) || articles.has(token.key) || isInitial;
}

/** All ways of writing a pair: its name, its players in either order, one of them. */
function formsOf(pair: PairToFind): Form[] {
  const forms: Form[] = [];
  const add = (words: readonly string[], weight: number) => {
    const isWord = words.some((word) => /\p{L}{2}/u.test(word));
    if (words.length > 0 && isWord) forms.push({ pair, words, weight });
  };
  const words = tellingWords(pair.name);
  const core = words.filter((word) => !articles.has(word));
  const isCommon = core.every((word) => gameWords.has(word) || word.length < 3);
  const isAnybody = core.every((word) => anybody.has(word));
  add(words, core.every((word) => pronouns.has(word)) ? 0.56 : 1);
  // `seis cuatro` is a score, *El Seis Cuatro* a pair.
  if (!core.every(isNumberWord))
    add(core, core.length === 1 && (isCommon || isAnybody) ? 0.5 : 0.97);
  const nameParts = partsOf(pair.name);
  if (nameParts.length === 2) addPlayers(nameParts, add);
  else addParts(words, core, add);
  const players = partsOf(pair.players ?? '');
  if (players.length === 2) addPlayers(players, add);
  return forms;
}

/** `Los Gringos` and `gringos` for *Los Gringos de Colonia Caroya*: none that could be anybody or anywhere. */
function addParts(
  words: readonly string[],
  core: readonly string[],
  add: (words: readonly string[], weight: number) => void,
): void {
  if (core.length < 2) return;
  const end = words.findIndex((word) => word === 'de' || word === 'del');
  const head = end > 0 ? words.slice(0, end) : [];
  const says = (word: string) => !articles.has(word) && !isPlain(word) && !anybody.has(word);
  if (head.length > 1) add(head, head.some(says) ? 0.84 : 0.5);
  if (core.length > 2) add(core.slice(0, 2), core.slice(0, 2).some(says) ? 0.84 : 0.5);
  for (const [index, word] of words.entries()) {
    if (word.length < 4 || isPlain(word) || articles.has(word)) continue;
    add([word], anybody.has(word) || (end > 0 && index > end) ? 0.5 : 0.6);
  }
}

function addPlayers(
  players: readonly (readonly string[])[],
  add: (words: readonly string[], weight: number) => void,
): void {
  const [one, other] = players;
  if (one === undefined || other === undefined) return;
  const [ways, otherWays] = [waysOf(one), waysOf(other)];
  for (const way of ways) {
    for (const otherWay of otherWays) {
      const weight = Math.min(way.weight, otherWay.weight);
      add([...way.words, ...otherWay.words], weight);
      add([...otherWay.words, ...way.words], weight);
    }
  }
  for (const player of [one, other]) {
    if (player.length > 1) add(player, 0.7);
    const surname = player.at(-1);
    if (surname !== undefined && surname.length > 2 && !isPlain(surname)) {
      // Alone it is of anybody of that name.
      add([surname], 0.57);
      // `los Guerrero` are two of that name, `Guerrero` can be anybody.
      if (one.at(-1) === other.at(-1)) {
        add(['los', surname], 0.9);
        add(['las', surname], 0.9);
      }
    }
    const [firstName] = player;
    const isName = player.length > 1 && firstName !== undefined && firstName.length > 2;
    if (isName && !isPlain(firstName)) add([firstName], 0.4);
  }
}

function waysOf(player: readonly string[]): { words: readonly string[]; weight: number }[] {
  if (player.length < 2) return [{ words: player, weight: 0.97 }];
  return [
    { words: player, weight: 1 },
    { words: player.slice(-1), weight: 0.95 },
    { words: player.slice(0, 1), weight: 0.9 },
    ...(player.length > 2
      ? [
          { words: player.slice(1), weight: 0.95 },
          { words: [player[0] ?? '', player[1] ?? ''], weight: 0.95 },
        ]
      : []),
  ];
}

/** The two players in a text: `Ana Pérez / Luz Gómez`, `Pérez-Gómez`, `Ana y Luz`. */
function partsOf(text: string): string[][] {
  return playersIn(text)
    .map(tellingWords)
    .filter((words) => words.length > 0);
}

/** Without what joins two names, and without initials. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  // The last letter tells *Escuelita A* from *Escuelita B*; with a stop it is an initial.
  const isTold = /\s\p{L}$/u.test(text);
  const long = words.filter(
    (word, index) =>
      (!joiners.has(word) && (word.length > 1 || /\d/u.test(word))) ||
      (isTold && index === words.length - 1),
  );
  return long.length > 0 ? long : words;
}

type Similar = { word: string; edits: number; isShort?: boolean };

/** Letters that a shortened word has at least: *mellis* for *mellizos*. */
const shortest = 4;

/** The known words that a word can be: itself, with a typing mistake, or shortened. */
function similarWords(vocabulary: readonly string[]) {
  const known = new Set(vocabulary);
  const byLength = groupBy(
    vocabulary.map((word) => ({ candidate: word, letters: lettersOf(word) })),
    ({ candidate }) => candidate.length,
  );
  const byBeginning = groupBy(
    vocabulary.filter((word) => word.length > shortest),
    (word) => word.slice(0, shortest),
  );
  const answers = new Map<string, Similar[]>();
  return (word: string) => {
    const answer = answers.get(word);
    if (answer !== undefined) return answer;
    const similar: Similar[] = [
      ...(known.has(word) ? [{ word, edits: 0 }] : []),
      ...misspelt(word),
    ];
    if (similar.length === 0) similar.push(...shortened(word));
    answers.set(word, similar);
    return similar;
  };

  function shortened(word: string): Similar[] {
    const stem = word.replace(/s$/u, '');
    if (stem.length < shortest || isPlain(word) || anybody.has(word) || verb.test(word)) return [];
    return (byBeginning.get(stem.slice(0, shortest)) ?? [])
      .filter((known) => known.startsWith(stem) && known.length > word.length)
      .map((known) => ({ word: known, edits: 0, isShort: true }));
  }

  function misspelt(word: string) {
    if (word.length < 4 || /\d/u.test(word) || articles.has(word) || verb.test(word)) return [];
    if (isPlain(word) || anybody.has(word)) return [];
    const most = word.length > 7 ? 2 : 1;
    const own = lettersOf(word);
    const found = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const { candidate, letters } of byLength.get(length) ?? []) {
        // An edit takes one letter at most and brings one: a cheap way to see that most are too far.
        if (bitsOf(own ^ letters) > 2 * most) continue;
        if (candidate === word || candidate.length < 4 || isOtherGender(word, candidate)) continue;
        const edits = slipsBetween(word, candidate, most);
        if (edits <= most) found.push({ word: candidate, edits });
      }
    }
    return found;
  }
}

/** Which letters a word has, a bit each; a few share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
