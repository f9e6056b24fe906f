import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SkipLink } from '../../src/app/SkipLink.tsx';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { roomBelow: 80, framed: 'phone' },
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
