import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FixtureForm } from '../../../src/components/FixtureForm/FixtureForm.tsx';
import { today } from '../../fixtures/clock.ts';
import { longestName } from '../../fixtures/names.ts';
import { about } from './FixtureForm.about.tsx';

const pairs = ['Los Smash', 'Doble Pared', 'La Víbora', 'Los Mellis', longestName].map((name) => ({
  id: name,
  name,
  category: 'Sexta Libre' as const,
}));

const meta = preview.meta({
  title: 'Admin/FixtureForm',
  parameters: { about },
  component: FixtureForm,
  args: { pairs, today, onPlan: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** Before a category is chosen. */
export const Default = meta.story();

/** A category of five pairs, of which one does not play: six matches in three rounds. */
export const Planning = meta.story({
  parameters: { reach: [['Categoría', 'Sexta Libre']] },
  tags: ['plays-on'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Sexta Libre');
    await expect(canvas.getByText(/^5 fechas, 10 partidos\. En cada fecha/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: longestName }));
    await expect(canvas.getByText('3 fechas, 6 partidos.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Armar el fixture' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
});

/** The longest name on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  parameters: { reach: [['Categoría', 'Sexta Libre']] },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Sexta Libre');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A category without pairs. */
export const Empty = meta.story({
  parameters: { reach: [['Categoría', 'Sexta Libre']] },
  args: { pairs: [] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Sexta Libre');
    await expect(canvas.getByText('Hacen falta al menos dos parejas.')).toBeVisible();
  },
});
