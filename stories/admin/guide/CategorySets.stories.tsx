import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { SaveOutcome } from '../../../src/session/save.ts';
import { CategorySets } from '../../../src/admin/guide/CategorySets.tsx';
import { CategoriesPreview } from '../../../src/admin/league/CategoriesPreview.tsx';
import { longestName } from '../../fixtures/names.ts';
import { choiceControl } from '../../support/controls.ts';

const saved = async (): Promise<SaveOutcome> => ({ kind: 'saved' });
const failed = async (): Promise<SaveOutcome> => ({
  kind: 'failed',
  message: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
});

const oneCategory = [{ name: 'Sexta Damas', title: 'Sexta Damas', slug: 'sexta-damas' }];

const meta = preview.meta({
  title: 'Admin/Guide/CategorySets',
  component: CategorySets,
  argTypes: { existing: choiceControl({ none: [], one: oneCategory }) },
  args: {
    existing: [],
    onCreate: fn(saved),
    renderPreview: (categories) => <CategoriesPreview categories={categories} />,
  },
  globals: { viewport: { value: 'phone' } },
});

/** A set begins with the categories that most leagues have; names of their own are added. */
export const Chosen = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Damas' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mixto' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quinta' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Octava' }));
    await userEvent.type(canvas.getByLabelText('Otras'), 'Principiantes');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear 4 categorías' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      ['Séptima Damas', 'Sexta Damas', 'Mixto', 'Principiantes'].map((title, index) =>
        expect.objectContaining({ name: title, title, position: index + 1 }),
      ),
    );
  },
});

/** What is wrong is said, and nothing is stored. */
export const Nothing = meta.story({
  tags: ['plays-on'],
  parameters: { reach: ['Crear categorías'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Elegir al menos una');
    const others = canvas.getByLabelText('Otras');
    await userEvent.type(others, longestName);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Crear/u }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Como máximo 40 caracteres');
    await expect(others).toHaveAccessibleDescription(/Como máximo 40 caracteres/u);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** Taken up again: those that the league has are not made twice. */
export const More = meta.story({
  args: {
    existing: oneCategory,
    onCreate: fn(failed),
  },
  parameters: { reach: ['Damas', 'Crear 3 categorías'] },
});
