import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NoticeButton } from '../../src/pairs/NoticeButton.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/NoticeButton',
  component: NoticeButton,
  args: { state: 'off' as const, onToggle: fn() },
});

/** On the page of a pair: nobody was asked yet. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisarme', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** The visitor allowed it. */
export const On = meta.story({
  args: { state: 'on' as const },
});

/** The visitor refused, now or earlier: only the browser's settings can change it. */
export const Denied = meta.story({
  args: { state: 'denied' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/bloqueados/u);
  },
});

/** A browser that has no notifications. */
export const Unsupported = meta.story({
  args: { state: 'unsupported' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/no hay avisos/u);
  },
});
