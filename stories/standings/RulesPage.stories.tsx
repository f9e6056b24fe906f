import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RulesPage } from '../../src/standings/RulesPage.tsx';

const meta = preview.meta({
  title: 'Pages/Rules',
  component: RulesPage,
  parameters: { fullBleed: true, route: '/reglamento' },
});

/** The rule by which the tables of the season are counted, and what the administrator adds. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Ganar 2-0 2 puntos' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Empates en puntos' })).toHaveAttribute(
      'id',
      'empates',
    );
    await expect(canvas.getByRole('heading', { name: 'De la organización' })).toBeVisible();
  },
});

/** An earlier season, which its tables link. */
export const EarlierSeason = meta.story({
  parameters: { route: '/reglamento?temporada=apertura-2026' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apertura 2026 ·')).toBeVisible();
  },
});

/** A table leads to how ties are separated. */
export const Ties = meta.story({
  parameters: { route: '/reglamento#empates' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Empates en puntos' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** The address names a season that there is not. */
export const UnknownSeason = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/reglamento?temporada=verano-1980' },
});

/** With text of twice the size each sentence stays whole on the smallest screen. */
export const LargeText = meta.story({
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});
