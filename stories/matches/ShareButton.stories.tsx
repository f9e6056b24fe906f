import type { Shareable } from '../../src/matches/shareContext.ts';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShareButton } from '../../src/matches/ShareButton.tsx';
import { ShareProvider } from '../../src/matches/shareContext.ts';
import { straightSets } from '../fixtures/results.ts';

const open = fn();

const share: Shareable = { kind: 'result', result: straightSets };

const meta = preview.meta({
  title: 'Forms and dialogs/ShareButton',
  component: ShareButton,
  args: { share, what: 'resultado Los Smash contra Doble Pared' },
  decorators: [
    (Story) => (
      <ShareProvider value={open}>
        <Story />
      </ShareProvider>
    ),
  ],
});

/** In the corner of every card. */
export const OnACard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Compartir resultado Los Smash contra Doble Pared',
    });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(open).toHaveBeenLastCalledWith(args.share);
  },
});
