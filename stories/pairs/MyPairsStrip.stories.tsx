import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairsStrip } from '../../src/pairs/MyPairsStrip.tsx';
import { longestName } from '../fixtures/names.ts';
import { pair } from '../fixtures/pairs.ts';
import { StoredLeague } from '../support/StoredLeague.tsx';

const rows = { results: [], upcoming_matches: [], pairs: [] };
const starred = { id: pair.id, category: 'sexta-damas' as const, name: pair.name };

const meta = preview.meta({
  title: 'Match/MyPairsStrip',
  tags: ['new'],
  component: MyPairsStrip,
  render: (args) => (
    <StoredLeague rows={rows}>
      <MyPairsStrip {...args} />
    </StoredLeague>
  ),
  args: { pairs: [starred, { ...starred, id: 'second', name: longestName }] },
});

/** On *Mi pareja*, of two starred pairs that have neither played nor a match yet; one has a name of eighty letters. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('sin partido por ahora')).toHaveLength(2);
  },
});

/** Until their rows are there. */
export const Loading = meta.story({
  render: (args) => (
    <StoredLeague rows={rows} isAnswered={false}>
      <MyPairsStrip {...args} />
    </StoredLeague>
  ),
});
