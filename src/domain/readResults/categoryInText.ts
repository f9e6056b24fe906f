import { plainKey } from './tokens.ts';

const ordinals = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'septima',
  'octava',
];

/** Finds the categories that a text names: *Sexta Libre*, *6ta libre*, *8ª damas*. */
export function categoryFinder(categories: readonly string[]) {
  const patterns = [...new Set(categories)].map((category) => ({
    category,
    pattern: pattern(category),
  }));
  return (text: string) => {
    const key = plainKey(text);
    return patterns.flatMap(({ category, pattern }) => {
      const match = pattern.exec(key);
      if (match === null || match[0] === '') return [];
      return [{ category, start: match.index, end: match.index + match[0].length }];
    });
  };
}

function pattern(category: string): RegExp {
  const [first = '', ...rest] = plainKey(category).trim().split(/\s+/u).map(escape);
  const number = ordinals.indexOf(first) + 1;
  const ordinal =
    number === 0 ? first : `(?:${first}|${number}\\s?\\.?(?:ra|da|ta|ma|va|a|ª|º|°)?)`;
  return new RegExp(`(?<![\\p{L}\\d])${[ordinal, ...rest].join('\\W{0,3}')}(?![\\p{L}\\d])`, 'u');
}

function escape(text: string): string {
  return text.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`);
}
