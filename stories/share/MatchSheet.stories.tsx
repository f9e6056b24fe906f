import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useList } from '../../src/live/useList.ts';
import { useData } from '../../src/matches/DataProvider.tsx';
import { MatchSheet } from '../../src/share/MatchSheet.tsx';
import { adjustedLeague } from '../fixtures/adjustments.ts';
import { StoredLeague } from '../support/StoredLeague.tsx';

const row = {
  team1: 'Los Smash',
  team2: 'La Víbora',
  date: '2026-11-14',
  time: '22:00',
  location: 'Club Centro, cancha 2',
  category: 'Sexta Damas',
  season_id: null,
  stage: null,
  pair1_id: null,
  pair2_id: null,
  created_at: '2026-11-14T15:00:00+00:00',
};
const rows = {
  ...adjustedLeague,
  results: [
    { ...row, id: 'played', score: '6-4, 6-3', winner: 1, reason: null, corrected_at: null },
  ],
  upcoming_matches: [{ ...row, id: 'announced', changed_at: null, postponed_at: null }],
};

/** A page whose lists have the rows. */
function Page(props: ComponentProps<typeof MatchSheet>) {
  const { results, upcomingMatches } = useData().tables;
  useList(results.lists, { order: 'day' });
  useList(upcomingMatches.lists, { order: 'day' });
  return <MatchSheet {...props} />;
}

const meta = preview.meta({
  title: 'Forms and dialogs/MatchSheet',
  tags: ['new'],
  component: MatchSheet,
  render: (props) => (
    <StoredLeague rows={rows}>
      <Page {...props} />
    </StoredLeague>
  ),
  args: { id: 'played', onClose: fn() },
  parameters: { framed: 'phone' },
  globals: { viewport: { value: 'phone' } },
});

/** After a tap on a result: the whole of it, and the ways to share it. */
export const OfAResult = meta.story({
  name: 'Sheet: a result',
  play: async () => {
    await expect(await screen.findByText(/^Victoria de Los Smash/u)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Corregir' })).toBeVisible();
  },
});

/** After a tap on an announced match: when and where, and its day for the calendar. */
export const OfAMatch = meta.story({
  args: { id: 'announced' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Agregar al calendario' }),
    ).toBeVisible();
  },
});
