/** What each page of the site is for, by the name of its stories. */
export const pagePurposes: Readonly<Record<string, string>> = {
  Home: 'How did it end, and what is next: the first result stands on the first screen of a phone.',
  Results: 'Every result by day, the newest first, filtered by category.',
  Upcoming: 'Every announced match by day, the next one first.',
  Category: 'One category: its results, its matches, the head of its table.',
  Categories: 'All categories with their last result and next match.',
  Tables: 'The head of each table, leading to the whole one.',
  Table: 'The table of a category, why it is as it is, and what would change it.',
  Pair: 'One pair: its record, its next match, all its results.',
  MyPairs: 'The pairs that were starred on this device.',
  About: 'Who runs the league, where it is played, how to join.',
  Admin: 'Where the administrator signs in, and what is pending today.',
  Paste: 'Where the administrator turns messages into results.',
  Fixture: 'Where the administrator plans a season.',
  NotFound: 'What stands at an address that does not exist.',
  Tv: 'The screen in the club: large type, no controls, one page after the other.',
  SiteLayout: 'The frame of every page: header, content, footer, and the bar of phones.',
};
