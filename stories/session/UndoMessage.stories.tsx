import type { ComponentProps } from 'react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdminTools } from '../../src/admin/AdminTools.tsx';
import { showDone } from '../../src/session/adminMessages.tsx';
import { UndoMessage } from '../../src/session/UndoMessage.tsx';
import { withListBelow } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Feedback/UndoMessage',
  component: UndoMessage,
  args: { children: 'Resultado guardado.', onUndo: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** In the message after a row was saved or corrected. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deshacer' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
});

const onScreen = {
  parameters: { reach: ['Guardar'] },
  decorators: [withListBelow],
  beforeEach: () => () => notifications.clean(),
  render: ({ onUndo }: ComponentProps<typeof UndoMessage>) => (
    <>
      <AdminTools />
      <Button onClick={() => showDone('Resultado guardado.', onUndo)}>Guardar</Button>
    </>
  ),
};

/** As it is on the screen, for ten seconds above the page, or until it is closed. */
export const Toast = meta.story({
  ...onScreen,
  name: 'Toast: a notification with Deshacer',
  tags: ['plays-on'],
  play: async () => {
    // It fades in.
    await waitFor(() => expect(screen.getByText('Resultado guardado.')).toBeVisible());
  },
});

/** Once it is undone the message is gone. */
export const Undone = meta.story({
  ...onScreen,
  tags: ['plays-on'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  },
});
