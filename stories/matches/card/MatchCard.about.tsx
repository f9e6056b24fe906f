import { tonight } from '../../fixtures/matches.ts';
import { longestName } from '../../fixtures/names.ts';
import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'An upcoming match: who, when and where.',
  when: 'On the home page.',
  whenNot: 'In the list of all: UpcomingRow in a MatchRow.',
  anatomy: {
    when: 'Day and hour on the dark panel of the scoreboard',
    teams: 'Who plays',
    place: 'Where',
    category: 'Category',
  },
  keyboard: 'Category, teams and actions are links and buttons of their own.',
  screenReader: 'One sentence: who, against whom, when and where.',
  good: { says: 'Today is called today.', args: { match: tonight } },
  bad: {
    says: 'A place is not a paragraph.',
    args: { match: { ...tonight, location: longestName } },
  },
};
