import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Leads to the page of each category.',
  when: 'On pages that are about one category, to change to another.',
  whenNot: 'To filter the list below: CategoryFilter.',
  anatomy: { chip: 'A category', '[aria-current]': 'The page that one is on' },
  anatomyStory: 'on-a-category-page',
  keyboard: 'Seven links in one row; it scrolls along.',
  screenReader: 'A navigation; the present page is marked.',
  good: { says: 'Tables lead to tables: the kind of page stays.', args: {} },
  bad: {
    says: 'To one and the same place from each: then it is no choice.',
    args: { addressOf: () => '/' },
  },
  code: '<CategoryLinks addressOf={paths.table} />',
};
