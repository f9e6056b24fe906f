import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A pair’s next match, as large as it matters.',
  when: 'At the top of a pair’s page.',
  whenNot: 'In lists.',
  anatomy: {
    when: 'Day and hour',
    rival: 'Against whom',
    place: 'Where',
    way: 'The way there, on a map',
  },
  keyboard: 'The rival and the map are links.',
  screenReader: 'A region; the day is read in full.',
  good: { says: 'The hour is the largest.', args: {} },
  bad: {
    says: 'Without a match it is left away, not shown empty.',
    show: () => <p>Próximo partido: -</p>,
  },
};
