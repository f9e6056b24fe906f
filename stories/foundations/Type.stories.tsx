import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useTokens } from '../support/tokens.ts';
import classes from './Foundations.module.css';

const sentence = 'Los resultados de la liga, al momento.';
const sample = 'La Víbora ¡qué globo! 6-4, 3-6, 10-8';

/** The sizes and weights of the one family, read from the tokens of the page. */
function Type() {
  const tokens = useTokens();
  const sizes = tokens.filter(({ name }) => name.startsWith('--font-size-'));
  const weights = tokens.filter(({ name }) => name.startsWith('--weight-'));
  return (
    <div className={classes['type']}>
      {sizes.map(({ name }) => (
        <p key={name} className={classes['sample']} style={{ fontSize: `var(${name})` }}>
          <code>{name}</code>
          {sample}
        </p>
      ))}
      {weights.map(({ name, value }) => (
        <p key={name} className={classes['sample']} style={{ fontWeight: Number(value) }}>
          <code>
            {name} {value}
          </code>
          {sample}
        </p>
      ))}
      <p className={classes['sample']} style={{ fontVariantNumeric: 'tabular-nums' }}>
        <code>tabular-nums</code>
        1111111111
        <br />
        0000000000
      </p>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundations/Type', component: Type });

/** Sizes, weights, and tabular figures. */
export const Scale = meta.story();

/**
 * What is seen until the font has arrived, above what is seen then: the same line box and nearly the
 * same width, so that the swap moves nothing.
 */
export const Fallback = meta.story({
  render: () => (
    <div className={classes['type']}>
      {[400, 850].map((fontWeight) => (
        <div key={fontWeight} style={{ fontWeight }}>
          <span style={{ fontFamily: "'League Fallback'" }}>{sentence}</span>
          <br />
          <span>{sentence}</span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const lines = canvas.getAllByText(sentence).map((line) => line.getBoundingClientRect());
    for (const [fallback, font] of [lines.slice(0, 2), lines.slice(2)]) {
      await expect(fallback?.height).toBe(font?.height);
      const share = (fallback?.width ?? 0) / (font?.width ?? 1);
      await expect(share).toBeGreaterThan(0.95);
      await expect(share).toBeLessThan(1.05);
    }
  },
});
