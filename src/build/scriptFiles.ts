const modules = (...paths: readonly string[]) =>
  new RegExp(`/(?:src|node_modules)/(?:${paths.join('|')})`);

/**
 * Which modules stand together in a file of the built site; each brings what it imports. Few files,
 * because small ones compress worse and each is a request, and a page without what is another's alone.
 * `tests/e2e/journeys/firstLoadSizes.test.ts` has the limits.
 */
export const scriptFiles = [
  // The same from one version of the site to the next.
  { name: 'react', test: modules('(?:react|react-dom|scheduler)/'), priority: 1 },
  {
    name: 'site',
    test: modules(
      'start/main',
      // What the home page and the lists share.
      'pages/shared/(?:useListSection|PageFrame|useAdding)',
      'components/(?:ListSection|EditButton|DeleteButton|ShareButton|CorrectionNote|PageTitle)',
      'components/(?:PairLink|ScoreBoard|MatchRow/TeamName|ResultList/resultItems|MatchList/matchItems)',
      'utils/hooks/useSwipe',
      '@mantine/hooks/.*/use-reduced-motion\\.',
      '@tabler/icons-react/.*/IconMapPin\\.',
    ),
  },
  { name: 'home', test: modules('pages/Home/HomePage') },
  {
    name: 'lists',
    test: modules(
      'components/(?:RowSkeletons|ChipRow|DayRows|MatchRow/MatchRow|ResultList|MatchList|InfoBanner)',
      'pages/shared/(?:LivePill|ListFrame)',
    ),
  },
  {
    name: 'category',
    test: modules(
      'components/(?:CategoryLinks|NotFound/|TableSkeleton)',
      'pages/shared/(?:CalendarSlot|useSeason)',
    ),
  },
  // The rule in words, which is on a page without tables too.
  { name: 'rule', test: modules('domain/standingsText') },
  {
    name: 'standings',
    test: modules('domain/standings\\.'),
  },
  {
    name: 'table',
    test: modules('components/StandingsTable'),
  },
];
