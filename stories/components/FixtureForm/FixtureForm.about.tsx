import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'Plans all matches of a category from who plays, how often, when and where.',
  when: 'Once a season and category, on /admin/fixture.',
  whenNot: 'For one match: RowDialog.',
  anatomy: {
    pairs: 'Who plays',
    legs: 'Once or twice against each other',
    "button[type='submit']": 'Shows the plan before anything is announced',
  },
  anatomyStory: 'planning',
  keyboard: 'A form: Tab through the fields, Enter plans.',
  screenReader: 'Groups with legends; what is missing is said at its field.',
  good: { says: 'Everybody plays at first; who does not is taken out.', args: {} },
  bad: {
    says: 'Without pairs there is nothing to plan: lead to the pairs first.',
    args: { pairs: [] },
  },
};
