import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DayRows } from '../../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import { RowSkeletons } from '../../../src/ui/skeletons/RowSkeletons.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { straightSets } from '../../fixtures/results.ts';
import { loaded } from '../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Match/RowSkeletons',
  component: RowSkeletons,
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

/** The first skeleton row starts where the first row will, and is as high. */
async function expectSameRow(canvasElement: HTMLElement) {
  const rows = canvasElement.querySelector('ul');
  const skeleton = canvasElement.querySelector('[aria-hidden] > :nth-child(2)');
  const start = (element: Element | null | undefined) =>
    (element?.getBoundingClientRect().top ?? 0) -
    (element?.parentElement?.getBoundingClientRect().top ?? 0);
  await expect(start(skeleton)).toBeCloseTo(start(rows), 0);
  const [first] = rows?.children ?? [];
  await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(
    first?.getBoundingClientRect().height ?? 0,
    0,
  );
}

/** While results load, above the rows that replace it. */
export const OfResults = meta.story({
  args: { of: 'result' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <RowSkeletons {...args} />
      <DayRows
        of="result"
        list={loaded([straightSets, { ...straightSets, id: 'second' }])}
        today={today}
        renderRow={(result) => <MatchCard result={result} />}
      />
    </>
  ),
  play: async ({ canvasElement }) => expectSameRow(canvasElement),
});

/** While matches load. */
export const OfMatches = meta.story({
  args: { of: 'match' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <RowSkeletons {...args} />
      <DayRows
        of="match"
        list={loaded([tonight, { ...tonight, id: 'second' }])}
        today={today}
        renderRow={(match) => <MatchCard match={match} />}
      />
    </>
  ),
  play: async ({ canvasElement }) => expectSameRow(canvasElement),
});
