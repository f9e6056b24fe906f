import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { InfoBanner } from '../../src/ui/InfoBanner.tsx';
import { about } from './InfoBanner.about.tsx';

/**
 * The notice for everybody but the administrator.
 *
 * **When:** Under the title of results and upcoming matches.
 *
 * **When not:** For news or failures.
 */
const meta = preview.meta({
  title: 'Feedback/InfoBanner',
  parameters: { about },
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
