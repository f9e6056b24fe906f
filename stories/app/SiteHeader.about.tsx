import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The bar at the top of every page: brand, connection, navigation.',
  when: 'On every page, once.',
  whenNot: 'On the television screen.',
  anatomy: {
    brand: 'The league, a link home',
    status: 'The connection',
    links: 'Pages; below 1024 px they are in the menu',
    search: 'Search',
    signOut: 'Beside who is signed in',
  },
  anatomyStory: 'admin',
  keyboard:
    'Skip link first. Enter opens the menu and the categories, Escape closes them and returns the focus.',
  screenReader:
    'A banner with a navigation; menu and categories are announced as expanded or collapsed.',
  good: { says: 'The state of the connection never moves the bar.', story: 'reconnecting' },
  bad: {
    says: 'A longer name of the league leaves no room on the smallest screen: shorten it.',
    story: 'longest',
  },
};
