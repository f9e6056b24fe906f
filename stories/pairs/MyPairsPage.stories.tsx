import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairsPage } from '../../src/pairs/MyPairsPage.tsx';
import { inNewLeague } from '../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/MyPairs',
  component: MyPairsPage,
  parameters: { fullBleed: true, route: '/mi-pareja' },
});

/** Nobody is starred yet: how to, and where the pairs are. */
export const Empty = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay una pareja elegida')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
