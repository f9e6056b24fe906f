import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CorrectionNote } from '../../src/matches/CorrectionNote.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';

const meta = preview.meta({
  title: 'Match/CorrectionNote',
  component: CorrectionNote,
  args: {
    at: { date: today, time: '21:40' },
    describeFirst: () => Promise.resolve('Antes: 6-4, 3-6, 8-10'),
  },
  globals: { viewport: { value: 'phone' } },
});

const code = `import { CorrectionNote } from '../matches/CorrectionNote.tsx';

export function Remark({ first }: { first: string }) {
  return <CorrectionNote at={{ date: '2026-11-14', time: '21:40' }} describeFirst={async () => first} />;
}`;

/** It says when, and on a tap what the result was; nothing moves. */
export const Corrected = meta.story({
  parameters: { docs: { source: { code } } },
  tags: ['plays-on'],
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('button', { name: 'Corregido el 14 nov, 21:40' });
    const { offsetHeight } = note;
    await userEvent.click(note);
    await expect(note).toHaveAccessibleName('Antes: 6-4, 3-6, 8-10');
    await expect(note).toHaveAttribute('aria-expanded', 'true');
    await expect(note.offsetHeight).toBe(offsetHeight);
    await userEvent.click(note);
    await expect(note).toHaveAccessibleName('Corregido el 14 nov, 21:40');
  },
});

/** Large letters and a result of many sets on the smallest screen. */
export const Longest = meta.story({
  args: {
    describeFirst: () =>
      Promise.resolve('Antes: 6-4, 3-6, 8-10, con otra pareja: Los Incansables Veteranos'),
  },
  globals: { viewport: { value: 'smallest' } },
});
