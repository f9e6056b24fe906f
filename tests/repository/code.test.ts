import { describe, expect, it } from 'vitest';
import { filesOf, read } from './support/files.ts';
import { parse, type Source } from './support/source.ts';

const sources = filesOf(
  '{src,stories,tests,supabase}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  '*.config.ts',
).map((path) => parse(path));

const styleSheets = filesOf('{src,stories}/**/*.css', '.storybook/**/*.css');

/** Tools ask for a default export in these. */
const configs =
  /^(vite(?:st)?\.config\.ts|\.storybook\/(main|preview)\.tsx?|stories\/.*\.stories\.tsx)$/u;

/** The theme owns the colours; a league's own pictures and icons have their own. */
const mayHaveColours = /^(src\/(ui\/theme|league)|tests|supabase)\//u;
const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/iu;

function defaultExports({ path, at, visit }: Source): readonly string[] {
  const found: string[] = [];
  if (!configs.test(path))
    visit({ ExportDefaultDeclaration: ({ start }) => found.push(at(start)) });
  return found;
}

function barrels({ path, at, visit }: Source): readonly string[] {
  const found = /(^|\/)index\.tsx?$/u.test(path) ? [path] : [];
  visit({
    ExportAllDeclaration: ({ start }) => found.push(at(start)),
    ExportNamedDeclaration: ({ start, source }) => {
      if (source !== null) found.push(at(start));
    },
  });
  return found;
}

function claimedTypes({ at, text, visit }: Source): readonly string[] {
  const found: string[] = [];
  visit({
    TSAnyKeyword: ({ start }) => found.push(`${at(start)} any`),
    TSTypeAssertion: ({ start }) => found.push(`${at(start)} <…>`),
    TSAsExpression: ({ start, typeAnnotation }) => {
      const isConst = text.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
      if (!isConst) found.push(`${at(start)} as`);
    },
  });
  return found;
}

/** A `!` states something the compiler cannot see: the line above has to say why it holds. */
function unfoundedClaims({ at, text, comments, visit }: Source): readonly string[] {
  const found: string[] = [];
  visit({
    TSNonNullExpression: ({ start }) => {
      const lineStart = text.lastIndexOf('\n', start) + 1;
      const hasReason = comments.some(
        ({ end }) => text.slice(end, lineStart).trim() === '' && end < lineStart,
      );
      if (!hasReason) found.push(`${at(start)} !`);
    },
  });
  const suppressed = /@ts-(?:ignore|nocheck)/u.exec(comments.map(({ value }) => value).join('\n'));
  return suppressed === null ? found : [...found, `${at(0)} ${suppressed[0]}`];
}

function colours({ path, at, visit }: Source): readonly string[] {
  const found: string[] = [];
  if (mayHaveColours.test(path)) return found;
  const look = (start: number, text: unknown) => {
    const colour = typeof text === 'string' ? hexColour.exec(text)?.[0] : undefined;
    if (colour !== undefined) found.push(`${at(start)} ${colour}`);
  };
  visit({
    Literal: ({ start, value }) => look(start, value),
    TemplateElement: ({ start, value }) => look(start, value.raw),
  });
  return found;
}

/** What came with iOS 17, in code that runs in the browser. */
function newerFunctions({ path, at, text }: Source): readonly string[] {
  if (!path.startsWith('src/') || /^src\/(?:build\/|league\/settingsProblems)/u.test(path))
    return [];
  const newer =
    /\b(?:(?:Map|Object)\.groupBy|Promise\.withResolvers|AbortSignal\.any|URL\.(?:canParse|parse))[(<]/gu;
  return [...text.matchAll(newer)].map((found) => at(found.index));
}

/** @param text CSS, its comments included */
function coloursOfCss(path: string, text: string): readonly string[] {
  if (mayHaveColours.test(path)) return [];
  // Ids are not colours: only what stands after a property's colon.
  return linesWith(path, text, /:[^{};]*#[\da-f]{3,8}\b/iu);
}

function linesWith(path: string, text: string, pattern: RegExp): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

const checks = [
  {
    rule: 'has no default export',
    find: defaultExports,
    advice: 'export it by its name, which is searched for and renamed everywhere at once',
    bad: 'export default function Card() {}',
  },
  {
    rule: 'is no barrel',
    find: barrels,
    advice: 'import from the file that holds it: a barrel hides directions and slows tools',
    bad: "export { Card } from './Card.tsx'",
  },
  {
    rule: 'claims no type',
    find: claimedTypes,
    advice: 'write a type guard, parse at the edge, or let the compiler infer',
    bad: 'const row = JSON.parse(text) as Row',
  },
  {
    rule: 'gives a reason for what the compiler cannot see',
    find: unfoundedClaims,
    advice: 'handle the missing value, or say in a comment above why there is none',
    bad: 'const first = rows[0]!',
  },
  {
    rule: 'takes its colours from the theme',
    find: colours,
    advice: 'name the colour in src/ui/theme/tokens.css and use var(--color-…)',
    bad: "const line = <path stroke='#c6f432' />",
  },
  {
    rule: 'runs on phones of 2022',
    find: newerFunctions,
    advice: 'no build adds what iOS 16 lacks: write it otherwise, as src/padel/groupBy.ts does',
    bad: 'const groups = Map.groupBy(rows, keyOf)',
  },
];

describe.each(checks)('Every file $rule', ({ find, advice, bad }) => {
  it('in the project', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.flatMap((source) => find(source));
    expect({ found, advice }).toEqual({ found: [], advice });
  });

  it(`is noticed if not: ${bad}`, () => {
    expect(find(parse('src/ui/Bad.tsx', bad))).toHaveLength(1);
  });
});

describe('Every style sheet', () => {
  it('takes its colours from the theme', () => {
    expect(styleSheets.length).toBeGreaterThan(10);
    const found = styleSheets.flatMap((path) => coloursOfCss(path, read(path)));
    expect(found, 'name the colour in src/ui/theme/tokens.css and use var(--color-…)').toEqual([]);
    expect(coloursOfCss('src/a.css', '.root {\n  color: #fff;\n}')).toHaveLength(1);
  });

  it('uses no !important', () => {
    const found = styleSheets.flatMap((path) => linesWith(path, read(path), /!\s*important/iu));
    expect(found, 'lower what it fights, with :where() or the order of layers').toEqual([]);
    expect(linesWith('a.css', 'color: red !important;', /!\s*important/iu)).toHaveLength(1);
  });
});
