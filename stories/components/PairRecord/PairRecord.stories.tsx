import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PairRecord } from '../../../src/components/PairRecord/PairRecord.tsx';
import { today } from '../../fixtures/clock.ts';
import { pairForm, pairStanding } from '../../fixtures/pairs.ts';
import { about } from './PairRecord.about.tsx';

const meta = preview.meta({
  title: 'Match/PairRecord',
  parameters: { about },
  component: PairRecord,
  args: { standing: pairStanding, form: pairForm, today },
});

/** In the middle of a season. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.ª')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pairForm.length);
    await expect(canvas.getByText(/^Perdido\. Victoria de Doble Pared/u)).toBeInTheDocument();
  },
});

/** Until the table is loaded: the figures have their room. */
export const Loading = meta.story({ args: { standing: null, form: [] } });

/** On the smallest screen. */
export const Small = meta.story({ globals: { viewport: { value: 'smallest' } } });
