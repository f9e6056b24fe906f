import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairsPage } from '../../src/pairs/MyPairsPage.tsx';
import { forgetValue } from '../../src/live/storage.ts';
import { keepSeenPair } from '../../src/pairs/seenPairs.ts';
import { longestName } from '../fixtures/names.ts';
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

/** Pairs whose pages were opened before stand below the search, the last one first. */
export const SeenBefore = meta.story({
  globals: { viewport: { value: 'smallest' } },
  beforeEach: () => {
    keepSeenPair({ id: 'a', category: 'sexta-damas', name: longestName });
    keepSeenPair({ id: 'b', category: 'sexta-damas', name: 'Los Smash' });
    return () => forgetValue('league-seen-pairs');
  },
  play: async ({ canvas }) => {
    const seen = within(canvas.getByRole('navigation', { name: 'Vistas hace poco' }));
    const names = seen.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Los Smash', longestName]);
  },
});

/** The installed site of an iPhone keeps its own pairs: a link brings those of the browser. */
export const Installed = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      if (query.includes('display-mode')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Enlace de «Mi pareja»' });
    await userEvent.type(field, 'https://liga.example/resultados');
    await expect(canvas.getByText(/^No es un enlace de «Mi pareja»/u)).toBeVisible();
  },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
