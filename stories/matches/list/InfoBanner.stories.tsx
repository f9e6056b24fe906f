import preview from '../../../.storybook/preview.tsx';
import { InfoBanner } from '../../../src/matches/list/InfoBanner.tsx';

const meta = preview.meta({ title: 'Feedback/InfoBanner', component: InfoBanner });

/** On the results page, for everyone but the administrator. */
export const Results = meta.story({ name: 'Alert, banner: results', args: { noun: 'resultados' } });

/** On the page of upcoming matches, for everyone but the administrator. */
export const Upcoming = meta.story({ args: { noun: 'próximos partidos' } });
