import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { tokensNamed } from '../support/tokens.ts';
import classes from './Foundations.module.css';

/** Measures, layers, shadows and motion, read from the tokens of the page. */
function SpacingAndLayers() {
  const groups = {
    Measures: tokensNamed(
      '--league-radius-',
      '--league-target',
      '--league-header-',
      '--league-page-width',
      '--league-page-gutter',
      '--league-section-',
    ),
    Layers: tokensNamed('--league-z-'),
    Shadows: tokensNamed('--league-shadow-'),
    Motion: tokensNamed('--league-motion-'),
  };
  return (
    <table className={classes['table']}>
      {Object.entries(groups).map(([group, tokens]) => (
        <tbody key={group}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {group}
            </th>
          </tr>
          {tokens.map(({ name, value }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const meta = preview.meta({ title: 'Foundations/Spacing and layers', component: SpacingAndLayers });

/** The specification's layers: overlay 1000, modal 1100, toast 1200. */
export const Tokens = meta.story({
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByText(name).closest('tr');
    await expect(row('--league-z-overlay')).toHaveTextContent('1000');
    await expect(row('--league-z-modal')).toHaveTextContent('1100');
    await expect(row('--league-z-toast')).toHaveTextContent('1200');
  },
});
