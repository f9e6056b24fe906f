import preview from '../../../.storybook/preview.tsx';
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
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
