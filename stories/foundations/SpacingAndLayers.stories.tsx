import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useTokens } from '../support/tokens.ts';
import classes from './Foundations.module.css';

const groups = [
  ['Measures', /^--(?:radius|target|header|page|section)/u],
  ['Layers', /^--z-/u],
  ['Shadows', /^--shadow-/u],
  ['Motion', /^--motion-/u],
] as const;

/** Measures, layers, shadows and motion, read from the tokens of the page. */
function SpacingAndLayers() {
  const tokens = useTokens();
  return (
    <table className={classes['table']}>
      {groups.map(([group, pattern]) => (
        <tbody key={group}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {group}
            </th>
          </tr>
          {tokens
            .filter(({ name }) => pattern.test(name))
            .map(({ name, value }) => (
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
    const row = async (name: string) => (await canvas.findByText(name)).closest('tr');
    await expect(await row('--z-overlay')).toHaveTextContent('1000');
    await expect(await row('--z-modal')).toHaveTextContent('1100');
    await expect(await row('--z-toast')).toHaveTextContent('1200');
  },
});
