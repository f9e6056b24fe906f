const modules = (...paths: readonly string[]) =>
  new RegExp(`/(?:src|node_modules)/(?:${paths.join('|')})`);

/**
 * Which modules stand together in a file of the built site; each brings what it imports. Few files,
 * because small ones compress worse and each is a request, and a page without what is another's alone.
 * `tests/e2e/journeys/firstLoadSizes.test.ts` has the limits.
 */
export const scriptFiles = [
  // React's file does not change from one version of the site to the next.
  { name: 'react', test: modules('(?:react|react-dom|scheduler)/'), priority: 1 },
  {
    name: 'site',
    test: modules(
      'opening/main',
      // What the home page and the lists share.
      'ui/(?:theme/skeleton|PageTitle|PageFrame)\\.',
      'league/(?:LeagueSoon|NewLeaguePage|soonTexts)\\.',
      'matches/(?:arrival|LazyRowActions|shareContext|openMatchContext|PairLink|myPairsContext)\\.',
      'matches/(?:useAdding|card/(?:MatchCard|RowSets)|list/(?:ListSection|LoadMore|useListSection|listItems))\\.',
      'ui/(?:theme/rows|skeletons/RowSkeletons)\\.',
      'home/useSwipe\\.',
      'ui/hooks/usePageSearch\\.',
      '@mantine/hooks/.*/use-reduced-motion\\.',
      '@tabler/icons-react/.*/IconMapPin\\.',
      // The client's: a file of its own could be lost, and browsers never ask again for a part of a module.
      'tslib/',
    ),
  },
  // What the home page, Nosotros and a category share: without it they would load all of the home page.
  { name: 'cards', test: modules('@mantine/core/.*/(?:Card|Paper)\\.') },
  { name: 'scoreboard', test: modules('matches/scoreboard/') },
  { name: 'home', test: modules('home/HomePage') },
  // The chips stand on pages without lists too.
  { name: 'chips', test: modules('ui/ChipRow\\.', 'league/CategoryLinks\\.') },
  {
    name: 'lists',
    test: modules(
      'matches/(?:card/DayRows|list/(?:DayList|ResultList|MatchList|PendingMatches|LivePill|InfoBanner|ListFrame))\\.',
    ),
  },
  {
    name: 'category',
    test: modules(
      'league/NotFoundPage\\.',
      'standings/UnknownSeason\\.',
      'ui/skeletons/TableSkeleton\\.',
      'pairs/LazyCalendar\\.',
      'standings/useSeason\\.',
    ),
  },
  // The rule in words, which is on a page without tables too.
  { name: 'rule', test: modules('standings/standingsText') },
  {
    name: 'standings',
    test: modules('standings/standings\\.'),
  },
  {
    name: 'table',
    test: modules('standings/table/'),
  },
  { name: 'taps', test: modules('share/shareCode\\.', 'pairs/search/searchCode\\.') },
  // Small parts that come later: each file of its own would have its name in the first load.
  {
    name: 'pairs',
    test: modules(
      'pairs/(?:pairAddress|nearestPairs|mapLink|quotedName|seenPairs|storeMyPairs|search/SearchButton)\\.',
      'padel/names\\.',
      'matches/pairMatches\\.',
      'ui/(?:focusTitle|form/WholeChoice)\\.',
    ),
  },
  {
    name: 'share',
    test: modules(
      'share/shareText\\.',
      'pairs/calendarFile\\.',
      'ui/(?:downloadFile|CopyAddress)\\.',
      '@tabler/icons-react/.*/IconPhoto\\.',
    ),
  },
];

/**
 * Names of files with a digest of seven characters: every file that comes later is named in the first load, and a
 * digest cannot be compressed. Two versions of a file have the same one once in 10^12 times.
 */
export const fileNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Scripts that visitors do not open, or for which nobody waits, by the module that is imported. */
const unhurried =
  /\/(?:AdminPage|ViewerBox|RowActions|LeftCount|askToDelete|signIn|Sponsors|OfflineError|history)-/;

/**
 * Which of the files that a script imports are requested together with it. For some none are: their names would be
 * part of every visitor's first load.
 */
export function importsInAdvance(file: string, imports: string[]): string[] {
  return unhurried.test(file) ? [] : imports;
}
