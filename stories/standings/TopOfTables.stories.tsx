import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { leadersOf } from '../../src/standings/leaders.ts';
import { TopOfTables, TopOfTablesSkeleton } from '../../src/standings/TopOfTables.tsx';
import { longestName, longestWord } from '../fixtures/names.ts';
import { seasonResults, wholeSeason } from '../fixtures/season.ts';

const begun = leadersOf(seasonResults, wholeSeason, demoSettings.categories);

const meta = preview.meta({
  title: 'Match/TopOfTables',
  tags: ['new'],
  component: TopOfTables,
  argTypes: { leaders: { control: false } },
  args: { leaders: begun },
});

/** On the page of all tables: one category has begun, the others have no places yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: 'Primeros puestos de Sexta Damas' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sexta Damas' })).toHaveAttribute(
      'href',
      '/tablas/sexta-damas',
    );
  },
});

/** Until the results are there: as high as the cards. */
export const Loading = meta.story({ render: () => <TopOfTablesSkeleton /> });

/** Names of eighty letters, on the smallest screen. */
export const Longest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    leaders: begun.map((each) => ({
      ...each,
      rows: each.rows.map((row, index) => ({
        ...row,
        name: index === 0 ? longestName : `${longestWord.slice(0, 79)}${index}`,
      })),
    })),
  },
});
