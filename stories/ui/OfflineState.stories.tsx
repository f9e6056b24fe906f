import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OfflineState } from '../../src/ui/OfflineState.tsx';
import { about } from './OfflineState.about.tsx';

/**
 * Says that a page or a list needs a connection.
 *
 * **When:** In place of what was never read, while the device has no network.
 *
 * **When not:** When the server does not answer: ErrorState. When there are earlier data: they
 * stay.
 *
 * **Keyboard:** Nothing to reach: the page loads by itself once there is a network.
 *
 * **Screen reader:** An alert: it is read at once.
 */
const meta = preview.meta({
  title: 'Feedback/OfflineState',
  parameters: { about },
  component: OfflineState,
  args: { what: 'Esta página' },
});

/** A page that was never visited. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Esta página necesita conexión.');
  },
});

/** A list of a page, on the smallest screen. */
export const OfAList = meta.story({
  args: { what: 'Esta lista' },
  globals: { viewport: { value: 'smallest' } },
});
