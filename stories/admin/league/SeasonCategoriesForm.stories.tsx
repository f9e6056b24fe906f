import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SeasonCategoriesForm } from '../../../src/admin/league/SeasonCategoriesForm.tsx';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { longestName } from '../../fixtures/names.ts';

const args: ComponentProps<typeof SeasonCategoriesForm> = {
  season: {
    name: 'Clausura 2026',
    slug: 'clausura-2026',
    startsOn: '2026-08-01',
    endsOn: null,
    ...defaultRule.points,
    tieLines: defaultRule.ties,
    superTieBreak: 'one-game',
    walkover: '6-0 6-0',
  },
  categories: [
    { name: 'Sexta Libre', title: 'Sexta Libre' },
    { name: 'Quinta Libre', title: 'Quinta Libre' },
  ],
  initial: { 'Sexta Libre': { legs: 1, qualified: 4, relegated: 0 } },
  onSave: fn(async () => ({ kind: 'saved' as const })),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Admin/League/SeasonCategoriesForm',
  component: SeasonCategoriesForm,
  args,
});

/** One category plays and another one does not: until it is checked it has no fields. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const preview = canvas.getByRole('region', { name: 'Así se verá' });
    await expect(preview).toHaveTextContent('Las primeras 4 pasan a: Semifinales.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quinta Libre' }));
    await userEvent.selectOptions(
      canvas.getAllByRole('combobox', { name: 'Ruedas' })[1] ?? canvas.getByRole('alert'),
      'Dos',
    );
    await expect(preview).toHaveTextContent('En Sexta Libre las primeras 4 pasan');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      'Sexta Libre': { legs: 1, qualified: 4, relegated: 0 },
      'Quinta Libre': { legs: 2, qualified: 0, relegated: 0 },
    });
  },
});

/** What no table has is refused below its category, which has the focus. */
export const TooManyPlaces = meta.story({
  args: { initial: { 'Sexta Libre': { legs: null, qualified: 33, relegated: 0 } } },
  parameters: { reach: ['Guardar'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/números enteros de 0 a 32/u)).toBeVisible();
    const category = canvas.getByRole('checkbox', { name: 'Sexta Libre' });
    await expect(category).toHaveFocus();
    await expect(category).toHaveAccessibleDescription(/de 0 a 32/u);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A number that is not understood is refused, as it was typed. */
export const TypedPlaces = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const places = canvas.getByLabelText('Clasifican');
    for (const typed of ['1e1', '7,5', '-3', '4 parejas']) {
      await userEvent.clear(places);
      await userEvent.paste(typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await expect(places).toHaveValue(typed);
      await expect(canvas.getByText(/números enteros de 0 a 32/u)).toBeVisible();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(places);
    await userEvent.paste(' +8');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      'Sexta Libre': { legs: 1, qualified: 8, relegated: 0 },
    });
  },
});

/** A season without any category would be one in which all play. */
export const NoneChecked = meta.story({
  args: { initial: {} },
  parameters: { reach: ['Guardar'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiene que jugar al menos una categoría.')).toBeVisible();
  },
});

/** All of the demo's, the first with the longest title, on the smallest screen. */
export const LongestOnTheSmallestScreen = meta.story({
  args: {
    categories: demoSettings.categories.map((category, index) =>
      index === 0 ? { ...category, title: longestName.slice(0, 40) } : category,
    ),
    initial: Object.fromEntries(
      demoSettings.categories.map(({ name }) => [name, { legs: 1, qualified: 4, relegated: 2 }]),
    ),
  },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
