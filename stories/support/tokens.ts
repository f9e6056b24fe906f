/** A token of `src/theme/tokens.css`, as the browser has it under the scheme that is chosen. */
export type Token = { name: string; value: string };

/** Every `--league-…` that the style sheets of the page declare, in the order of the file. */
export function leagueTokens(): Token[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const name of rule.style) if (name.startsWith('--league-')) names.add(name);
    }
  }
  const style = getComputedStyle(document.documentElement);
  return [...names].map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** The tokens whose value is a colour. */
export function colourTokens(): Token[] {
  return leagueTokens().filter(({ value }) => /^#|^rgb/u.test(value) && !value.includes('px'));
}

/** The tokens whose name begins so, e.g. `--league-z-`. */
export function tokensNamed(...beginnings: readonly string[]): Token[] {
  return leagueTokens().filter(({ name }) => beginnings.some((start) => name.startsWith(start)));
}
