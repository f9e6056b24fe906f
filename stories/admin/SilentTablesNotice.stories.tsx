import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SilentTablesNotice } from '../../src/admin/SilentTablesNotice.tsx';
import { createConnectionStore } from '../../src/live/connectionStore.ts';
import { ConnectionContext } from '../../src/live/LiveProvider.tsx';

function withSilence(...streams: readonly string[]) {
  const connection = createConnectionStore(Date.now);
  connection.suspect(streams);
  return (Story: () => React.ReactNode) => (
    <ConnectionContext value={connection}>{Story()}</ConnectionContext>
  );
}

const meta = preview.meta({
  title: 'Admin/Desk/SilentTablesNotice',
  component: SilentTablesNotice,
  decorators: [withSilence('results INSERT', 'results UPDATE', 'upcoming_matches DELETE')],
});

/** Two tables of which some changes never come. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('results, upcoming_matches')).toBeVisible();
  },
});

/** Every change comes. */
export const Nothing = meta.story({ decorators: [withSilence()] });
