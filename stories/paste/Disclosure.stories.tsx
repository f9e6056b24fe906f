import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Disclosure } from '../../src/paste/Disclosure.tsx';
import { longestName } from '../fixtures/names.ts';

const meta = preview.meta({
  title: 'Admin/Paste/Disclosure',
  tags: ['new'],
  component: Disclosure,
  args: { title: 'No leído: 3 filas', children: 'Los Smash · Sexta' },
});

/** Closed, its content is not on the page; the title opens it, on a target for a thumb. */
export const Default = meta.story({
  name: 'Accordion, closed',
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'No leído: 3 filas', expanded: false });
    await expect(canvas.queryByText('Los Smash · Sexta')).toBeNull();
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(title);
    await expect(await canvas.findByText('Los Smash · Sexta')).toBeVisible();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Open from the start. */
export const Open = meta.story({
  args: { isOpen: true },
});

/** The longest names on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: { title: `${longestName} contra ${longestName}`, isOpen: true },
  globals: { viewport: { value: 'smallest' } },
});
