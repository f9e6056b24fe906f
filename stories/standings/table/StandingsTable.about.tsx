import { seasonResults, tableOf } from '../../fixtures/season.ts';
import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The table of positions of a category.',
  when: 'On its page and on that of the category.',
  whenNot: 'For the first of each: LeadersList.',
  anatomy: {
    position: 'Place',
    movement: 'Since the last match day',
    pair: 'The pair; stays while the figures scroll',
    points: 'Points',
    form: 'Last five',
    boundary: 'Where the qualified end, in words',
  },
  anatomyStory: 'finished-season',
  keyboard:
    'Each pair is a link, and a button opens its results. The table scrolls by arrows when it has the focus.',
  screenReader: 'A table with a caption and headings; what a place means stands in its row.',
  good: { says: 'Qualified by a line and by words.', args: {} },
  bad: {
    says: 'For the first alone: LeadersList takes a line for it.',
    args: { rows: tableOf(seasonResults).rows.slice(0, 1) },
  },
};
