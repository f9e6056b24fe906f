import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { AboutPage } from '../../../src/home/about/AboutPage.tsx';
import { inNewLeague } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { fullBleed: true, route: '/nosotros' },
});

/** The league from its settings: organisers, clubs, categories. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nosotros');
    for (const { whatsapp } of demoSettings.organisers) {
      await expect(canvas.getByRole('link', { name: `WhatsApp ${whatsapp}` })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/\d+$/u),
      );
    }
  },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
