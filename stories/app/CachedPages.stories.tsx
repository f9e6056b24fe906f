import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CachedPages } from '../../src/app/CachedPages.tsx';
import { clock, dataFrom, today } from '../../.storybook/fixtures/clock.ts';
import { longestName } from '../fixtures/names.ts';

const day = 24 * 60 * 60 * 1000;
const pages = [
  { path: '/', title: 'Inicio', at: dataFrom },
  { path: '/resultados', title: 'Resultados', at: dataFrom },
  { path: '/tablas/sexta-damas', title: 'Tabla de Posiciones - Sexta Damas', at: dataFrom },
];

const meta = preview.meta({
  title: 'Feedback/CachedPages',
  tags: ['new'],
  component: CachedPages,
  // Of two lists on one page the second is hidden, as on the site.
  parameters: { framed: 'phone' },
  args: { pages, clock, today },
});

/** What was seen tonight. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Inicio de las 20:41');
    await expect(canvas.getByRole('link', { name: 'Resultados' })).toHaveAttribute(
      'href',
      '/resultados',
    );
  },
});

/** Pages of other evenings, and the longest name, on the smallest screen. */
export const OtherDays = meta.story({
  args: {
    pages: [
      { path: '/', title: 'Inicio', at: dataFrom - day },
      { path: '/parejas/sexta-damas/x', title: longestName, at: dataFrom - 7 * day },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts[0]).toBe('Inicio de ayer, 20:41');
    await expect(texts[1]).toContain(' del sáb 7 nov, 20:41');
  },
});
