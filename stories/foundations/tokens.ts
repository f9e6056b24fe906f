import { useComputedColorScheme } from '@mantine/core';

/** A token of `src/ui/theme/tokens.css`, as the browser has it under the scheme that is chosen. */
export type Token = { name: string; value: string };

const tokenName =
  /^--(?:color|shadow|z|space|radius|target|row|match|my|foot|header|page|section|font|weight|motion)\b/u;

/** Every token that the style sheets of the page declare, in the order of the file. */
export function useTokens(): readonly Token[] {
  const scheme = useComputedColorScheme();
  return readTokens(scheme);
}

/** The tokens of one colour scheme, whichever is chosen; a length that depends on the screen as it is on this one. */
export function readTokens(scheme: 'light' | 'dark'): readonly Token[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const name of rule.style) if (tokenName.test(name)) names.add(name);
    }
  }
  // An element of its own under that scheme: the page itself may not have it yet.
  const probe = document.createElement('div');
  probe.dataset['mantineColorScheme'] = scheme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const valueOf = (name: string) => {
    const value = style.getPropertyValue(name).trim();
    if (value.startsWith('color-mix')) return paintedColor(value);
    if (!/^(?:calc|clamp)\(/u.test(value)) return value;
    probe.style.inlineSize = value;
    return `${Number(Number.parseFloat(style.inlineSize).toFixed(1))}px`;
  };
  const tokens = [...names].map((name) => ({ name, value: valueOf(name) }));
  probe.remove();
  return tokens;
}

/** A colour that CSS computes, as `#rrggbb`. */
function paintedColor(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
