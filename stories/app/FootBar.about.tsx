import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The main pages within reach of a thumb.',
  when: 'On phones, at the bottom of every page.',
  whenNot: 'From 768 px on: the header has them all.',
  anatomy: {
    link: 'A page: icon and word, 56 px high',
    '[aria-current]': 'The page that one is on: heavier, with a line above',
  },
  keyboard: 'Five links, after the page’s content.',
  screenReader: 'A navigation; the present page is marked.',
  good: { says: 'Icon and word, always both.', story: 'phone' },
  limit: {
    says: 'Five links are the most: with large text there is no room for a sixth.',
    story: 'large-text',
  },
};
