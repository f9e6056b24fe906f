import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Where one can go without a connection, and how old what stands there is.',
  when: 'Below what cannot be shown without a connection.',
  whenNot: 'When nothing is cached: ErrorState stands alone.',
  anatomy: {
    title: 'What follows',
    link: 'A page that is cached; the whole line is its target',
    age: 'When its rows were read',
  },
  keyboard: 'Each page is a link.',
  screenReader: 'A list with a name; each page is followed by its age.',
  good: { says: 'Every page with its own time.', args: {} },
  limit: { says: 'An older day is named.', story: 'other-days' },
};
