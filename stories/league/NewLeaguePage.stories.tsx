import preview from '../../.storybook/preview.tsx';
import { NewLeaguePage } from '../../src/league/NewLeaguePage.tsx';

const meta = preview.meta({
  title: 'Pages/NewLeague',
  component: NewLeaguePage,
  args: { title: 'Resultados' },
  parameters: { fullBleed: true, route: '/resultados' },
});

/** A page before there is a category: neither filter nor list. */
export const Default = meta.story({});
