import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useTokens } from '../../.storybook/tokens.ts';
import classes from './Foundations.module.css';

const sentence = 'Los resultados de la liga, al momento.';
const sample = 'La Víbora ¡qué globo! 6-4, 3-6, 10-8';

const sizeUses: Readonly<Record<string, string>> = {
  '--font-size-micro': 'Labels under icons, tie-breaks’ hints. Nothing that must be read.',
  '--font-size-small': 'Days, places, captions, errors.',
  '--font-size-label': 'Labels of fields, figures of a table.',
  '--font-size-body': 'Text.',
  '--font-size-name': 'Names of pairs, on rows and cards.',
  '--font-size-figure': 'Figures on a row’s scoreboard.',
  '--font-size-score': 'Figures on a card’s scoreboard; leads.',
  '--font-size-title': 'Titles of dialogs and panels.',
  '--font-size-section': 'Headings of sections, with the screen.',
  '--font-size-page': 'The title of a page, with the screen.',
};
const weightUses: Readonly<Record<string, string>> = {
  '--weight-regular': 'Text; the loser.',
  '--weight-medium': 'The loser’s figures, labels.',
  '--weight-bold': 'The winner, links, buttons.',
  '--weight-heavy': 'Titles, figures of a scoreboard.',
};

/** The sizes and weights of the one family, read from the tokens of the page. */
function Type() {
  const tokens = useTokens();
  return (
    <div className={classes['page']}>
      <h1>Type</h1>
      <p>
        One family, Sofia Sans Semi Condensed: narrow enough for two surnames on a phone, heavy
        enough for a scoreboard. Levels differ by size and weight. Figures that stand in columns are
        tabular.
      </p>
      <div className={classes['type']}>
        {tokens
          .filter(({ name }) => name in sizeUses)
          .map(({ name, value }) => (
            <p key={name} className={classes['sampleLine']} style={{ fontSize: `var(${name})` }}>
              <span>
                <code>{name}</code> {value.startsWith('clamp') ? 'by the screen' : value}.{' '}
                {sizeUses[name]}
              </span>
              {sample}
            </p>
          ))}
        {tokens
          .filter(({ name }) => name in weightUses)
          .map(({ name, value }) => (
            <p key={name} className={classes['sampleLine']} style={{ fontWeight: Number(value) }}>
              <span>
                <code>{name}</code> {value}. {weightUses[name]}
              </span>
              {sample}
            </p>
          ))}
        <p className={classes['sampleLine']} style={{ fontVariantNumeric: 'tabular-nums' }}>
          <span>
            <code>tabular-nums</code>. Scores, tables, hours.
          </span>
          1111111111
          <br />
          0000000000
        </p>
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs', '!manifest'],
});

/** Sizes, weights, and tabular figures. */
export const Scale = meta.story({ name: 'Fonts, sizes, weights' });

/** Whether this machine has one of the fonts that stand in: a bare Linux may have none. */
async function hasFallbackFont(): Promise<boolean> {
  const faces = await document.fonts.load("1rem 'League Fallback'").catch(() => []);
  return faces.length > 0;
}

/**
 * What is seen until the font has arrived, above what is seen then: the same line box and nearly the
 * same width: the swap moves nothing.
 */
export const Fallback = meta.story({
  tags: ['!dev'],
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
    if (!(await hasFallbackFont())) return;
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
