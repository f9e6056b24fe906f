import { expect, it, test } from 'vitest';
import { languageOf, languageOption } from '../../supabase/terminal/language.cjs';
import { sentence } from '../../supabase/terminal/say.ts';
import { sentences } from '../../supabase/terminal/sentences.ts';
import type { Text } from '../../supabase/terminal/table.ts';
import { filesOf } from './support/files.ts';
import { parse, type Source } from './support/source.ts';

// What start, build, backup, restore and host print: in the organiser's language, from one table.

it.each([
  [{}, 'es'],
  [{ LANG: '' }, 'es'],
  [{ LANG: 'C' }, 'es'],
  [{ LANG: 'C.UTF-8' }, 'es'],
  [{ LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, 'es'],
  [{ LANG: 'es_AR.UTF-8' }, 'es'],
  [{ LANG: 'es' }, 'es'],
  [{ LANG: 'ES-mx' }, 'es'],
  [{ LANG: 'es@euro' }, 'es'],
  [{ LANG: 'UTF-8' }, 'es'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'et_EE.UTF-8' }, 'en'],
  [{ LANG: 'est' }, 'en'],
  [{ LANG: 'pt_BR' }, 'en'],
  [{ LC_MESSAGES: 'de_DE', LANG: 'es_ES' }, 'en'],
  [{ LC_ALL: 'es_ES', LC_MESSAGES: 'de_DE', LANG: 'en_US' }, 'es'],
  // An empty variable names nothing.
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'en_US' }, 'en'],
])('%j is the language %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});

it.each([
  [['--port', '3001'], null],
  [['--lang', 'en'], 'en'],
  [['--port=3001', '--lang=es'], 'es'],
  [['--lang=es', '--lang', 'en'], 'en'],
  [['--lang'], ''],
  [['--language=en'], null],
])('%j names the language %s', (args, language) => {
  expect(languageOption(args)).toBe(language);
});

const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text);

it.each(Object.entries<{ es: Text; en: Text }>(sentences))(
  'the sentence %s has the same values in both languages',
  (_key, { es, en }) => {
    const names = [...formsOf(es), ...formsOf(en)].map((form) =>
      [...new Set(form.match(/\{\w+\}/gu))].toSorted().join(' '),
    );
    expect(new Set(names).size).toBe(1);
    expect(formsOf(es).length).toBe(formsOf(en).length);
  },
);

test('a value brings no signs that a terminal obeys, and no line that looks like the command’s own', () => {
  const name = 'Li\u001B[2Jga\u202E\r\n✓ todo\u0007\u009B1A bien\u2028';
  expect(sentence('noLeague', { folder: name })).toBe(
    'There is no league in Li�[2Jga�\n  ✓ todo��1A bien.',
  );
  expect(sentence('pairs', { count: 1 })).toBe('1 pair');
  expect(sentence('pairs', { count: 0 })).toBe('0 pairs');
});

/** Commands of who changes the program, and what answers requests. */
const speaksToOthers =
  /^supabase\/(?:scripts\/(?:checkNativePostgres|nativePostgres|startAndStop|seedParts|tap)\.ts$|embedded\/(?:worker|realtime)\/)/u;
/** Faults of the program, which a stack trace explains, and no sentence would. */
const faults: readonly string[] = [
  "'The database has no migrations.'",
  "'No reply'",
  "'The database is not open.'",
  '`${userId} is no id of a user.`',
  '`status ${response.status}`',
];
const sources = filesOf('supabase/{backup,embedded,scripts,terminal}/**/*.ts')
  .filter((path) => !speaksToOthers.test(path))
  .map((path) => parse(path));

const printing =
  /^(?:console\.\w+|process\.std(?:out|err)\.write|this\.warn|[\w.]*\blogger\.\w+)$/u;
const printingOrThrowing = new RegExp(`${printing.source}|^\\w*Error$`, 'u');

/** Where words are printed, or become the message of an error, that are not from the table. */
function ownWords({ at, text, visit }: Source, callees = printingOrThrowing): readonly string[] {
  const found: string[] = [];
  type Part = { type: string; start: number; end: number };
  const textOf = ({ start, end }: Part) => text.slice(start, end);
  const look = (callee: Part, [first]: readonly Part[]) => {
    if (first === undefined || !callees.test(textOf(callee))) return;
    const isWords = first.type === 'Literal' || first.type === 'TemplateLiteral';
    if (isWords && /\p{L}{2}/u.test(textOf(first)) && !faults.includes(textOf(first))) {
      found.push(`${at(first.start)} ${textOf(first)}`);
    }
  };
  visit({
    CallExpression: (node) => look(node.callee, node.arguments),
    NewExpression: (node) => look(node.callee, node.arguments),
  });
  return found;
}

test('no command prints words of its own', () => {
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.flatMap((source) => ownWords(source))).toEqual([]);
});

/** What a question of a command consists of. */
const asked = /^(?:text|problem|step|title)$/u;

test('no command asks or answers in words of its own', () => {
  const found = sources.flatMap(({ at, text, visit }) => {
    const here: string[] = [];
    visit({
      Property: ({ key, value }) => {
        const words = text.slice(value.start, value.end);
        if (asked.test(text.slice(key.start, key.end)) && /['`][^'`]*\p{L}+ \p{L}/u.test(words)) {
          here.push(`${at(value.start)} ${words}`);
        }
      },
    });
    return here;
  });
  expect(found).toEqual([]);
});

test('a build prints no words of its own; what its code has wrong is in the language of the code', () => {
  const builds = filesOf('src/build/**/*.{ts,tsx}').map((path) => parse(path));
  expect(builds.length).toBeGreaterThan(20);
  expect(builds.flatMap((source) => ownWords(source, printing))).toEqual([]);
});
