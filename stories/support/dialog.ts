import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the dialog of a `DialogStage` with the mouse and waits until it has the focus. */
export async function openDialog(title: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return openedDialog(title);
}

/** The dialog with this title, once it is there and has the focus. */
export async function openedDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toContainElement(focused()));
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Waits until the dialog is gone, the page scrolls again and the button has the focus back. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'));
}

/** Every way of closing a dialog without saving, one after the other, by mouse and by keyboard. */
export async function closeInEveryWay(title: string): Promise<void> {
  const ways: Record<string, () => Promise<unknown>> = {
    cancel: async () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })),
    cross: async () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
    escape: async () => userEvent.keyboard('{Escape}'),
    backdrop: async () => {
      const dialog = screen.getByRole('dialog');
      const point = { clientX: 4, clientY: 4 };
      const target = document.elementFromPoint(point.clientX, point.clientY);
      if (target === null || dialog.contains(target)) throw new Error('There is no backdrop');
      await userEvent.pointer([{ keys: '[MouseLeft]', target, coords: point }]);
    },
  };
  for (const close of Object.values(ways)) {
    await openDialog(title);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await close();
    await expectClosed();
  }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
