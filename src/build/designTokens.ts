type Token = { $type: string; $value: unknown };
type Group = { [name: string]: Token | Group };

/** The beginnings of names in `tokens.css`, and the type that the format has for their values. */
const types = [
  [/^font-family$/u, 'fontFamily'],
  [/^(?:space|radius|font-size|target|header-height|page-width)/u, 'dimension'],
  [/^weight/u, 'fontWeight'],
  [/^motion/u, 'duration'],
  [/^z/u, 'number'],
] as const;

/**
 * The tokens of the theme in the format of the Design Tokens Community Group (2025.10). What depends on
 * the screen, or is computed, has no value there and is left out.
 * @param css `tokens.css`
 * @param light colours by their names, `#rrggbb` or `#rgb`
 */
export function designTokens(
  css: string,
  light: ReadonlyMap<string, string>,
  dark: ReadonlyMap<string, string>,
): Group {
  const colours = (palette: ReadonlyMap<string, string>): Group =>
    Object.fromEntries([...palette].map(([name, hex]) => [name, colourOf(hex)]));
  const tokens: Group = { color: { light: colours(light), dark: colours(dark) } };
  // The first value of a name: later ones are those of other screens.
  for (const [, name = '', text = ''] of css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gmu)) {
    const type = types.find(([pattern]) => pattern.test(name))?.[1];
    const $value = type === undefined ? undefined : valueOf(type, text.replaceAll(/\s+/gu, ' '));
    if (type !== undefined && $value !== undefined) tokens[name] ??= { $type: type, $value };
  }
  return tokens;
}

function valueOf(type: string, text: string): unknown {
  if (type === 'fontFamily') return text.split(', ').map((name) => name.replaceAll("'", ''));
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|rem|ms|s|)$/u.exec(text) ?? [];
  if (number === '') return undefined;
  return unit === '' ? Number(number) : { value: Number(number), unit };
}

function colourOf(hex: string): Token {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./gu, '$&$&') : hex.slice(1);
  const components = [0, 2, 4].map((at) =>
    Number((Number.parseInt(digits.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: `#${digits}` } };
}
