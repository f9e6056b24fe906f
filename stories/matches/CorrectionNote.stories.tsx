import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CorrectionNote } from '../../src/matches/CorrectionNote.tsx';
import { CorrectionsProvider, type Corrections } from '../../src/matches/correctionsContext.ts';
import { DayRows } from '../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../src/matches/card/MatchCard.tsx';
import type { Result } from '../../src/padel/result.ts';
import { civilMomentAt } from '../../src/padel/time.ts';
import { clock, today } from '../../.storybook/fixtures/clock.ts';
import { longestName } from '../fixtures/names.ts';
import { corrected, superTieBreak } from '../fixtures/results.ts';
import { loaded } from '../fixtures/listStates.ts';

type StageProps = { results: readonly Result[]; describeFirst: Corrections['describeFirst'] };

/** A corrected result and one that was not, in a list. */
function Stage({ results, describeFirst }: StageProps) {
  const momentOf: Corrections['momentOf'] = (instant) => civilMomentAt(Date.parse(instant), clock);
  return (
    <CorrectionsProvider value={{ momentOf, describeFirst }}>
      <DayRows
        of="result"
        list={loaded(results)}
        today={today}
        renderRow={(result) => <MatchCard result={result} />}
      />
    </CorrectionsProvider>
  );
}

const meta = preview.meta({
  title: 'Match/CorrectionNote',
  component: CorrectionNote,
  argTypes: {
    results: { description: 'Of the list around it: with a correction and without.' },
    describeFirst: { description: 'What stood there at first, in words.' },
  },
  render: ({ results, describeFirst }: ComponentProps<typeof CorrectionNote> & StageProps) => (
    <Stage results={results} describeFirst={describeFirst} />
  ),
  args: {
    result: corrected,
    results: [corrected, superTieBreak],
    describeFirst: fn(() => Promise.resolve('Antes: 6-4, 3-6, 8-10')),
  },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { CorrectionNote } from '../matches/CorrectionNote.tsx';
import type { Result } from '../padel/result.ts';

export function Remark({ result }: { result: Result }) {
  return <CorrectionNote result={result} />;
}`;

/** A result that was corrected says when, and on a tap what it was; nothing moves. */
export const Corrected = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ canvas, args, userEvent }) => {
    const heights = () => canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    const [row = 0, otherRow] = heights();
    await expect(row).toBe(otherRow);
    await expect(row).toBeLessThanOrEqual(64);
    for (const note of canvas.getAllByRole('button', { name: 'Corregido el 14 nov, 21:40' })) {
      await userEvent.click(note);
      await expect(note).toHaveAccessibleName('Antes: 6-4, 3-6, 8-10');
      await expect(note).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(args.describeFirst).toHaveBeenCalledWith(corrected);
    await expect(heights()).toEqual([row, otherRow]);
    const [note] = canvas.getAllByRole('button', { name: /^Antes/u });
    if (note === undefined) throw new Error('There is no note');
    await userEvent.click(note);
    await expect(note).toHaveAccessibleName('Corregido el 14 nov, 21:40');
  },
});

/** On a desktop. */
export const OnADesktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** The longest names on the smallest screen. */
export const Longest = meta.story({
  args: { results: [{ ...corrected, team1: longestName, team2: longestName }] },
  globals: { viewport: { value: 'smallest' } },
});
