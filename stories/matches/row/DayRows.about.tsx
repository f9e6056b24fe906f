import type { About } from '../../../.storybook/docs/about.ts';
import { loaded } from '../../fixtures/listStates.ts';

export const about: About = {
  purpose: 'Rows by day, under headings that stay while their day is read.',
  when: 'For results and matches of more than one day.',
  whenNot: 'For the few of the home page: CardGrid.',
  anatomy: {
    heading: 'The day, sticky below the header',
    rows: 'The rows of that day',
    item: 'A row',
  },
  keyboard: 'The rows’ own links, in order.',
  screenReader: 'A heading for each day, below it a list.',
  good: { says: 'The newest day first for results, the next first for matches.', args: {} },
  bad: { says: 'Empty it shows nothing: say it with EmptyState.', args: { list: loaded([]) } },
};
