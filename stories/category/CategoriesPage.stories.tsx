import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CategoryRow } from '../../src/category/CategoryRow.tsx';
import { CategoriesList } from '../../src/category/CategoriesList.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { tonight } from '../fixtures/matches.ts';
import { straightSets } from '../fixtures/results.ts';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/Categories',
  component: CategoriesList,
  args: {
    renderRow: ({ slug }) => (
      <CategoryRow
        slug={slug}
        last={straightSets}
        next={tonight}
        pairs={12}
        states={{ last: 'loaded', next: 'loaded' }}
        now={now}
      />
    ),
  },
  parameters: { fullBleed: true, route: '/categorias' },
});

/** The page of all categories. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Categorías');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
