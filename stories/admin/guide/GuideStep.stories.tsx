import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GuideStep } from '../../../src/admin/guide/GuideStep.tsx';
import { adjustedLeague } from '../../fixtures/adjustments.ts';
import { inNewLeague } from '../../support/decorators.tsx';
import { StoredLeague } from '../../support/StoredLeague.tsx';

const meta = preview.meta({
  title: 'Admin/Guide/GuideStep',
  component: GuideStep,
  render: (args) => (
    <StoredLeague rows={{ ...adjustedLeague, organisers: [], categories: [] }}>
      <GuideStep {...args} />
    </StoredLeague>
  ),
  args: { step: 'results' as const, onSaved: fn(), onAddResult: fn() },
  globals: { viewport: { value: 'phone' } },
});

/** *Resultados anteriores*: the first one by its form, or all of them from a sheet. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar un resultado' }));
    await expect(args.onAddResult).toHaveBeenCalledOnce();
  },
});

/** *Categorías* of a league that has none. */
export const Categories = meta.story({ args: { step: 'categories' }, decorators: [inNewLeague] });

/** *Contactos, portada y auspiciantes*. */
export const Pictures = meta.story({
  args: { step: 'pictures' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portada' })).toBeVisible();
  },
});

/** *Parejas* before there is a category: what comes first. */
export const PairsTooEarly = meta.story({ args: { step: 'pairs' }, decorators: [inNewLeague] });
