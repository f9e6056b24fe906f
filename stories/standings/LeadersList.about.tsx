import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Who leads in each category.',
  when: 'On the home page, as the way to the tables.',
  whenNot: 'For the order of places: StandingsTable.',
  anatomy: {
    shortName: 'Category',
    names: 'The leader, or all who share the place',
    points: 'Points',
    chevron: 'That it leads to the table',
  },
  keyboard: 'Each row is one link.',
  screenReader: 'A list of links with category, leaders and points.',
  good: { says: 'Who shares the first place is named too.', args: {} },
  bad: { says: 'Before the first result: nobody leads yet.', args: { leaders: [] } },
};
