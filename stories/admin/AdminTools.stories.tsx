import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdminTools } from '../../src/admin/AdminTools.tsx';
import { showDone } from '../../src/session/adminMessages.tsx';

const save = () => showDone('Guardado.', fn());

/** A page with a button at either end of the screen. */
function Stage() {
  return (
    <Stack justify="space-between" h="100vh" p="var(--space-64) var(--space-16)" align="start">
      <Button onClick={save}>Arriba</Button>
      <Button onClick={save}>Abajo</Button>
      <AdminTools />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Feedback/AdminTools',
  component: AdminTools,
  render: () => <Stage />,
  parameters: { fullBleed: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => () => notifications.clean(),
});

/** A message stands where nobody is working: the next tap finds what it needs. */
export const Messages = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Abajo', 'Arriba']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
      await waitFor(() => expect(atMiddleOf(button)).toBe(true));
    }
    // A focus that moves, as to the next step, is followed.
    canvas.getByRole('button', { name: 'Abajo' }).focus();
    await waitFor(() =>
      expect(atMiddleOf(canvas.getByRole('button', { name: 'Abajo' }))).toBe(true),
    );
  },
});

/** Whether a tap in the middle of an element reaches it. */
function atMiddleOf(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) && messages().every((each) => !overlaps(each, element));
}

function messages(): Element[] {
  return [...document.querySelectorAll('[data-side] [role="status"]')];
}

function overlaps(one: Element, other: Element): boolean {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return first.top < second.bottom && second.top < first.bottom;
}
