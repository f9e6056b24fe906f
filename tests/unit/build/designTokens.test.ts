import { expect, it } from 'vitest';
import { designTokens } from '../../../src/build/designTokens.ts';

const css = `:root {
  --space-4: 4px;
  --section-gap: clamp(24px, 5vw, 64px);
  --font-family:
    'Sofia Sans', sans-serif;
  --weight-bold: 700;
  --motion-short: 140ms;
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --motion-short: 0.01ms;
  }
}`;

it('writes tokens in the format of the Design Tokens group', () => {
  const light = new Map([['text', '#fff']]);
  const dark = new Map([['text', '#0a1433']]);
  expect(designTokens(css, light, dark)).toEqual({
    color: {
      light: { text: colour([1, 1, 1], '#ffffff') },
      dark: { text: colour([0.0392, 0.0784, 0.2], '#0a1433') },
    },
    'space-4': { $type: 'dimension', $value: { value: 4, unit: 'px' } },
    'font-family': { $type: 'fontFamily', $value: ['Sofia Sans', 'sans-serif'] },
    'weight-bold': { $type: 'fontWeight', $value: 700 },
    'motion-short': { $type: 'duration', $value: { value: 140, unit: 'ms' } },
  });
});

function colour(components: readonly number[], hex: string) {
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
}
