import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AboutPage } from '../../../src/pages/About/AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { fullBleed: true, route: '/nosotros' },
});

/** The page about the league. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nosotros');
    await waitFor(() => expect(document.title).toBe('Nosotros · Liga Pádel Córdoba'));
  },
});
