import { InfoBanner } from '../../src/ui/InfoBanner.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The notice for everybody but the administrator.',
  when: 'Under the title of results and upcoming matches.',
  whenNot: 'For news or failures.',
  anatomy: { root: 'The notice: small text, no action' },
  keyboard: 'It is not operated.',
  screenReader: 'A sentence in the flow of the page.',
  good: {
    says: 'The text of the product’s description (4.7), to the letter.',
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
