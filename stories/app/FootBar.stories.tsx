import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FootBar } from '../../src/app/FootBar.tsx';

const meta = preview.meta({
  title: 'Navigation/FootBar',
  component: FootBar,
  args: { myPair: '/mi-pareja' },
  parameters: { route: '/resultados', fullBleed: true },
});

/** At the bottom of every page on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Resultados',
      'Próximos',
      'Tablas',
      'Mi pareja',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Resultados');
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** On the page of the only starred pair: the way to all that *Mi pareja* has. */
export const OnTheirPage = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { myPair: '/parejas/sexta-damas/los-smash' },
  parameters: { route: '/parejas/sexta-damas/los-smash' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveTextContent('Mi pareja');
    await expect(link).toHaveAttribute('href', '/mi-pareja');
  },
});

/** Text of twice the size on the smallest screen: no word is cut. */
export const LargeText = meta.story({
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
  // The table of a category is one of *Tablas*.
  parameters: { route: '/tablas/sexta-damas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tablas');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
});

/** Wide screens have the links in the header. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
