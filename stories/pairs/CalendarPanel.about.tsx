import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Tells how to have all matches of a category or pair in one’s own calendar.',
  when: 'Below the matches of a category or of a pair, closed at first.',
  whenNot: 'For a single match: the dialog for sharing offers that.',
  anatomy: {
    summary: 'What it is, and the control that opens it',
    ways: 'The ways to subscribe, by calendar',
    message: 'What happened after copying',
  },
  keyboard: 'Enter or Space on the summary opens and closes it; Tab then goes through the ways.',
  screenReader:
    'The summary is announced as expanded or collapsed. That the address was copied is announced politely.',
  good: { says: 'Name what is subscribed to.', args: { of: 'Sexta Damas' } },
  bad: {
    says: 'The name of the league says nothing: there is a calendar for each category.',
    args: { of: 'la liga' },
  },
};
