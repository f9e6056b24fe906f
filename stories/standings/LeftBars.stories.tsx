import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { LeftBars } from '../../src/standings/LeftBars.tsx';

const { categories } = demoSettings;

const meta = preview.meta({
  title: 'Match/LeftBars',
  component: LeftBars,
  args: {
    progress: categories.map((category, index) => ({ category, played: 4 * index, all: 28 })),
  },
  globals: { viewport: { value: 'phone' } },
});

/** From nothing to nearly all of a season. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Octava Damas: 0 de 28 jugados' }),
    ).toHaveAttribute('href', '/categorias/octava-damas/falta');
  },
});

/** A category of which no match is known. */
export const Empty = meta.story({
  args: { progress: categories.slice(0, 1).map((category) => ({ category, played: 0, all: 0 })) },
});
