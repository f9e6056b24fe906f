import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { InfoBanner } from '../../src/ui/InfoBanner.tsx';

const meta = preview.meta({
  title: 'Feedback/InfoBanner',
  component: InfoBanner,
});

/** On the results page, for everyone but the administrator. */
export const Results = meta.story({
  args: { noun: 'resultados' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('ℹ️ Solo los administradores pueden agregar o eliminar resultados.'),
    ).toBeVisible();
  },
});

/** On the page of upcoming matches, for everyone but the administrator. */
export const Upcoming = meta.story({
  args: { noun: 'próximos partidos' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('ℹ️ Solo los administradores pueden agregar o eliminar próximos partidos.'),
    ).toBeVisible();
  },
});
