import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ConnectionStatus } from '../../src/app/ConnectionStatus.tsx';
import { dataFrom, clock, today } from '../../.storybook/fixtures/clock.ts';
import { connecting, live, offline, reconnecting } from '../../.storybook/fixtures/connections.ts';

const meta = preview.meta({
  title: 'Feedback/ConnectionStatus',
  component: ConnectionStatus,
  args: { clock, today },
  argTypes: {
    connection: {
      control: 'select',
      options: ['live', 'connecting', 'reconnecting', 'offline'],
      mapping: { live, connecting, reconnecting, offline },
    },
  },
});

/** Only while the database has confirmed the subscription: the ball is in play. */
export const Live = meta.story({
  args: { connection: { state: 'live' } },
});

/** From the opening of the page until the confirmation. */
export const Connecting = meta.story({
  args: { connection: { state: 'connecting' } },
});

/** The connection was lost a moment ago, and is being made again. */
export const Reconnecting = meta.story({
  args: { connection: { state: 'reconnecting' } },
});

/** There is no connection: what is on the screen is of that hour, on the league's clock. */
export const Offline = meta.story({
  args: { connection: { state: 'offline', dataFrom } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión · datos de las 20:41');
  },
});

/** The phone woke up the next morning, still without a connection. */
export const OfflineSinceYesterday = meta.story({
  args: { connection: { state: 'offline', dataFrom }, today: '2026-11-15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sin conexión · datos de ayer, 20:41',
    );
  },
});

/** There is no connection, and nothing was ever loaded. */
export const OfflineFromTheStart = meta.story({
  args: { connection: { state: 'offline', dataFrom: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sin conexión$/u);
  },
});
