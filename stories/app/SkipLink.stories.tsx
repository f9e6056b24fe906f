import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SkipLink } from '../../src/app/SkipLink.tsx';
import { about } from './SkipLink.about.tsx';

/**
 * The first link of every page: past the navigation.
 *
 * **When:** Once, before the header.
 *
 * **When not:** Within the content.
 *
 * **Keyboard:** The first Tab shows it, Enter goes to the content.
 *
 * **Screen reader:** “Saltar al contenido”, a link.
 */
const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { about, roomBelow: 80, framed: 'phone' },
});

/** The first press of Tab on any page brings it into view. */
export const Focused = meta.story({ parameters: { pseudo: 'focus' } });

/** Without the focus it is above the screen, where Tab still finds it. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
