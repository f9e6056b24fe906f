import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useTokens } from '../support/tokens.ts';
import classes from './Foundations.module.css';

/** The colours by purpose, read from the tokens of the page; the toolbar changes the scheme. */
function Colours() {
  const colours = useTokens().filter(({ value }) => /^(?:#|rgb)/u.test(value));
  return (
    <ul className={classes['swatches']}>
      {colours.map(({ name, value }) => (
        <li key={name} className={classes['swatch']}>
          <span className={classes['colour']} style={{ backgroundColor: `var(${name})` }} />
          <code>{name}</code>
          <span className={classes['value']}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Colours', component: Colours });

/** Every colour of the league under the scheme that is chosen. */
export const Palette = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('--color-brand')).toBeVisible();
    await expect(canvas.getByText('--color-inverse')).toBeVisible();
  },
});
