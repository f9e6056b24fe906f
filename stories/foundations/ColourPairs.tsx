import { contrast } from '../../.storybook/contrast.ts';
import classes from './Foundations.module.css';
import type { textPairs } from '../../.storybook/colourPairs.ts';
import { readPalettes, schemes } from './palettes.ts';

type ColourPairsProps = {
  pairs: typeof textPairs;
  /** Whether the colour is that of an edge, not of text. */
  isEdge?: boolean;
};

/** Which colours may stand on which, as they look, with the contrast of each scheme. */
export function ColourPairs({ pairs, isEdge = false }: ColourPairsProps) {
  const palettes = readPalettes();
  const sampleOf = (scheme: (typeof schemes)[number], colour: string, ground: string) => {
    const [color, backgroundColor] = [colour, ground].map((name) => palettes[scheme].get(name));
    return (
      <td key={scheme}>
        <span className={classes['sample']} aria-hidden="true" style={{ backgroundColor }}>
          {isEdge ? <i style={{ borderColor: color }} /> : <b style={{ color }}>6-4</b>}
        </span>{' '}
        {contrast(color, backgroundColor).toFixed(1)}
      </td>
    );
  };
  return (
    <table>
      <thead>
        <tr>
          {['Colour', 'On', 'Light', 'Dark'].map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.flatMap(([colour, grounds]) =>
          grounds.map((ground) => (
            <tr key={`${colour} ${ground}`}>
              <td>{colour}</td>
              <td>{ground}</td>
              {schemes.map((scheme) => sampleOf(scheme, colour, ground))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
