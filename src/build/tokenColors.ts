import { readFileSync } from 'node:fs';

const tokensFile = new URL('../ui/theme/tokens.css', import.meta.url);

/**
 * The colours of tokens.css in one scheme, where no browser computes them.
 * @param league the variables that the page carries: `leagueVariables`
 * @returns by name without `--color-`, as `#rrggbb` or `#rgb`
 * @throws Error if a colour is written in a way that this does not know
 */
export function tokenColors(
  scheme: 'light' | 'dark',
  league: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const css = readFileSync(tokensFile, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
    const applies = selectors.includes(':root') || selectors.includes(`'${scheme}'`);
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--color-([\w-]+):\s*([^;]+);/gu)) {
      found.set(name, resolve(value, league));
    }
  }
  return found;
}

function resolve(value: string, league: Readonly<Record<string, string>>): string {
  const [, name = ''] = /^var\((--league-[\w-]+)\)$/u.exec(value) ?? [];
  const color = league[name] ?? value;
  if (!/^#[\da-f]{3,6}$/iu.test(color)) throw new Error(`Not a colour: ${value}`);
  return color;
}
