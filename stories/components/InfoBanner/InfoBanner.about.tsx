import { InfoBanner } from '../../../src/components/InfoBanner/InfoBanner.tsx';
import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'The specified notice for everybody but the administrator.',
  when: 'On results and upcoming matches.',
  whenNot: 'For news or failures.',
  anatomy: { root: 'The notice: soft blue, no action' },
  keyboard: 'It is not operated.',
  screenReader: 'A sentence in the flow of the page.',
  good: {
    says: 'The specified text, to the letter.',
    show: () => <InfoBanner noun="resultados" />,
  },
  bad: {
    says: 'Not twice on one page.',
    show: () => (
      <>
        <InfoBanner noun="resultados" />
        <InfoBanner noun="próximos partidos" />
      </>
    ),
  },
  code: '<InfoBanner noun="resultados" />',
};
