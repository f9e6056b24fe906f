import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SkipLink } from '../../../src/components/SkipLink/SkipLink.tsx';
import { about } from './SkipLink.about.tsx';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  // It is fixed to the screen: in the docs it needs one of its own.
  parameters: { about, docs: { story: { inline: false, height: '120px' } } },
});

/** The first press of Tab on any page brings it into view. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
