import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StarButton } from '../../src/pairs/StarButton.tsx';

const meta = preview.meta({
  title: 'Match/StarButton',
  component: StarButton,
  args: { isStarred: false, onToggle: fn() },
});

/** On the page of a pair that is not one's own. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mi pareja', pressed: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** On the page of one's own pair. */
export const Starred = meta.story({
  args: { isStarred: true },
});
