import preview from '../../.storybook/preview.tsx';
import { UnknownSetting } from '../../src/league/UnknownSetting.tsx';

const meta = preview.meta({ title: 'Feedback/UnknownSetting', component: UnknownSetting });

/** The page has the database's settings, and no such category. */
export const NoSuchCategory = meta.story({
  args: { what: 'categoría' },
});

/** The season of an address is unknown. */
export const NoSuchSeason = meta.story({ args: { what: 'temporada' } });
