import { expect, fn } from 'storybook/test';
import { today } from '../../../.storybook/fixtures/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { ReviewRow } from '../../../src/paste/review/ReviewRow.tsx';
import { knownPairs } from '../../../src/pairs/knownPairs.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { entriesOf, readPaste, reviewPairs } from '../../fixtures/review.ts';
import { resultWith } from '../../fixtures/rows.ts';
import controls from '../../../src/ui/theme/controls.module.css';

/** The only row of what was pasted. */
function rowOf(text: string, results = [resultWith({ team1: 'Otra', team2: 'Pareja' })]) {
  const paste = { text, results };
  const [entry] = entriesOf(readPaste(paste), paste);
  if (entry === undefined) throw new Error('Nothing was read.');
  return entry;
}

const meta = preview.meta({
  title: 'Admin/Paste/ReviewRow',
  component: ReviewRow,
  argTypes: {
    item: { control: false },
    state: { control: false },
    known: { control: false },
    pairs: { control: false },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    ...rowOf('Los Smash le ganaron a Doble Pared 6-4 6-3'),
    pairs: reviewPairs,
    known: knownPairs(reviewPairs.map((pair) => ({ ...pair, id: pair.name }))),
    newPairs: [],
    day: today,
    today,
    evening: today,
    isOpen: false,
    onChange: fn(),
    onNewPair: fn(),
    onName: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ul className={controls['list'] ?? ''} style={{ overflowWrap: 'anywhere' }}>
        <Story />
      </ul>
    ),
  ],
});

const code = `import { ReviewRow, type ReviewEntry, type RowActions } from '../paste/review/ReviewRow.tsx';
import { knownPairs } from '../pairs/knownPairs.ts';

type ReadRowProps = ReviewEntry & RowActions & { today: string };

export function ReadRow({ today, ...row }: ReadRowProps) {
  return (
    <ReviewRow
      {...row}
      pairs={[]}
      known={knownPairs([])}
      newPairs={[]}
      day={today}
      today={today}
      evening={today}
      isOpen={false}
    />
  );
}`;

/** Everything agrees: it is saved with the others. */
export const Ready = meta.story({
  parameters: { docs: { source: { code } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Listo')).toBeVisible();
  },
});

/** Nobody says who won: a tap on one of the two readings. */
export const Asks = meta.story({
  args: rowOf('La Víbora vs Los Mellis (6-3 y 6-0).'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ganó Los Mellis/u }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** Opened by *Corregir*: its cells. */
export const Corrected = meta.story({
  args: { isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpen).toHaveBeenCalledWith(null);
  },
});

const { item, state } = rowOf('Los Smash le ganaron a Doble Pared 6-4 6-3');

/** It was left out by *No guardar*, and can be put back. */
export const Left = meta.story({
  args: { item: { ...item, choice: 'leave' }, state: { kind: 'left' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Volver a poner/u })).toBeVisible();
  },
});

/** Names of eighty letters, on the smallest screen. */
export const Longest = meta.story({
  args: { item: { ...item, team1: longestName, team2: longestWord, words: longestName }, state },
  globals: { viewport: { value: 'smallest' } },
});
