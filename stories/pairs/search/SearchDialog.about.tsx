import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The search of the site: one field, answers as one types.',
  when: 'From the header, and by the key /.',
  whenNot: 'To filter a list: CategoryFilter.',
  anatomy: {
    'div input': 'The field',
    answer: 'An answer: a pair, a category, a page',
    '[role=status]': 'What to type, how many there are, or that there is none',
  },
  keyboard:
    'The field has the focus. Arrows choose, Enter goes there, Escape closes and returns the focus.',
  screenReader: 'A combobox with a list; the number of answers is announced, shown or not.',
  good: { says: 'Says what can be found as soon as one types.', story: 'answers' },
  limit: { says: 'Without a connection it says so, and offers to try again.', story: 'failed' },
};
