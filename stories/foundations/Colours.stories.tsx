import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contrast } from '../support/contrast.ts';
import { readTokens } from '../../.storybook/tokens.ts';
import { colourPurposes } from './colourPurposes.ts';
import classes from './Foundations.module.css';
import { edgePairs, textPairs } from './pairs.ts';

const schemes = ['light', 'dark'] as const;
type Palette = ReadonlyMap<string, string>;
type Palettes = Readonly<Record<(typeof schemes)[number], Palette>>;

function paletteOf(scheme: (typeof schemes)[number]): Palette {
  return new Map(
    readTokens(scheme).map(({ name, value }) => [name.replace('--color-', ''), value] as const),
  );
}

/** The colours by purpose, and which may stand on which, measured in both schemes. */
function Colours() {
  const palettes = { light: paletteOf('light'), dark: paletteOf('dark') };
  return (
    <div className={classes['page']}>
      <h1>Colours</h1>
      <p>
        Each is named by what it is for, and has a value for light and one for dark. Blue is what
        can be pressed, yellow what happens; a state never shows by colour alone. White text stands
        on <code>--color-brand</code> in light; in dark the same token is a light blue that carries{' '}
        <code>--color-on-brand</code>, which is dark: take the pair, not the hue.
      </p>
      {Object.entries(colourPurposes).map(([group, purposes]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={classes['swatches']}>
            {Object.entries(purposes).map(([name, purpose]) => (
              <li key={name} className={classes['swatch']}>
                {schemes.map((scheme) => (
                  <span
                    key={scheme}
                    className={classes['colour']}
                    style={{ backgroundColor: palettes[scheme].get(name) }}
                    title={`${scheme}: ${palettes[scheme].get(name)}`}
                  />
                ))}
                <span className={classes['words']}>
                  <code>--color-{name}</code> {purpose}{' '}
                  <small>{schemes.map((scheme) => palettes[scheme].get(name)).join(' · ')}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>Text on a ground</h2>
      <p>AA asks for 4.5 : 1. Every pair that the site uses is here; another one needs its test.</p>
      <Pairs pairs={textPairs} palettes={palettes} />
      <h2>Edges and rings on a ground</h2>
      <p>AA asks for 3 : 1.</p>
      <Pairs pairs={edgePairs} palettes={palettes} isEdge />
    </div>
  );
}

type PairsProps = { pairs: typeof textPairs; palettes: Palettes; isEdge?: boolean };

function Pairs({ pairs, palettes, isEdge = false }: PairsProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.flatMap(([colour, grounds]) =>
          grounds.map((ground) => (
            <tr key={`${colour} ${ground}`}>
              <td>{colour}</td>
              <td>{ground}</td>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Sample
                    isEdge={isEdge}
                    colour={palettes[scheme].get(colour)}
                    ground={palettes[scheme].get(ground)}
                  />
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

type SampleProps = { colour: string | undefined; ground: string | undefined; isEdge: boolean };

/** The pair as it looks, and its contrast. */
function Sample({ colour, ground, isEdge }: SampleProps) {
  return (
    <>
      <span className={classes['sample']} aria-hidden="true" style={{ backgroundColor: ground }}>
        {isEdge ? <i style={{ borderColor: colour }} /> : <b style={{ color: colour }}>6-4</b>}
      </span>{' '}
      {contrast(colour, ground).toFixed(1)}
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colours',
  component: Colours,
  tags: ['!autodocs', '!manifest'],
});

/** What each colour is for, and which ones may stand on which. */
export const Contrast = meta.story({
  name: 'Contrast of colours, white text on blue',
  play: async ({ canvas, canvasElement }) => {
    const declared = [...paletteOf('light')].filter(([, value]) => /^(?:#|rgb)/u.test(value));
    const text = canvasElement.textContent ?? '';
    const silent = declared.filter(([name]) => !text.includes(`--color-${name} `));
    await expect(silent, 'say what these are for').toEqual([]);
    await expect(canvas.getByText('The page.', { exact: false })).toBeVisible();
  },
});
