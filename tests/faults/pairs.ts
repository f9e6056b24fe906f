import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a comma in a place ends its text in the calendar',
    file: 'src/pairs/ics.ts',
    find: "text.replaceAll(/[\\\\;,]/g, '\\\\$&')",
    replace: "text.replaceAll(/[\\\\;]/g, '\\\\$&')",
    provedBy: 'tests/server/calendar.test.ts',
  },
  {
    name: 'a long name makes a line of the calendar’s file too long',
    file: 'src/pairs/ics.ts',
    find: 'const length = encoder.encode(letter).length;',
    replace: 'const length = encoder.encode(letter).length > 0 ? 1 : 0;',
    provedBy: 'tests/server/calendar.test.ts',
  },
  {
    name: 'a match is in the calendar at the hour of Greenwich',
    file: 'src/pairs/ics.ts',
    find: 'const begins = instantOf(match, clock);',
    replace: 'const begins = instantOf(match, [{ from: 0, minutes: 0 }, ...clock.slice(0, 0)]);',
    provedBy: 'tests/server/calendar.test.ts',
  },
  {
    name: 'a second tap on the star stars the pair twice',
    file: 'src/pairs/changeMyPairs.ts',
    find: 'others.length === pairs.length ? [...pairs, pair] : others',
    replace: 'others.length <= pairs.length ? [...pairs, pair] : others',
  },
  {
    name: 'two starred pairs that were merged are starred twice',
    file: 'src/pairs/changeMyPairs.ts',
    find: '(isAlsoStarred ? [] : [pair])',
    replace: '(isAlsoStarred ? [each] : [pair])',
  },
  {
    name: 'a star in another tab is not shown in this one',
    file: 'src/pairs/myPairStorage.ts',
    find: 'if (key === myPairsKey || key === null) listener();',
    replace: 'if (key === null) listener();',
    provedBy: 'tests/e2e/journeys/findPair.test.ts',
  },
  {
    name: 'a starred pair of a category that is gone breaks every page',
    file: 'src/pairs/myPairs.ts',
    find: "if (category === undefined || id === '' || name === '') return null;",
    replace:
      "if (category === undefined) throw new Error(name);\n  if (id === '' || name === '') return null;",
  },
  {
    name: 'a name with one wrong letter becomes a new pair without a question',
    file: 'src/pairs/knownPairs.ts',
    find: 'letters.length >= length).length;',
    replace: 'letters.length > length * 4).length;',
  },
  {
    name: 'a pair of another category is suggested first',
    file: 'src/pairs/knownPairs.ts',
    find: '[own ?? [], others].flat()',
    replace: '[others, own ?? []].flat()',
  },
  {
    name: 'the same result is a notice each time the list is loaded',
    file: 'src/pairs/pairNews.ts',
    find: 'return describeResult(withNamesOf(result, known)) === news.body',
    replace: 'return describeResult(withNamesOf(result, known)) !== news.body',
  },
  {
    name: 'a match that is over is a notice of its cancellation',
    file: 'src/pairs/pairNews.ts',
    find: '!left.has(match.id) && !isPast(match, now)',
    replace: '!left.has(match.id) && (!isPast(match, now) || match.date <= now.date)',
  },
  {
    name: 'a match that became a result is also a notice of its cancellation',
    file: 'src/pairs/pairNews.ts',
    find: 'new Set([...after.matches, ...after.results].map(({ id }) => id))',
    replace: 'new Set(after.matches.map(({ id }) => id))',
  },
  {
    name: 'the star says nothing to a screen reader',
    file: 'src/pairs/StarButton.tsx',
    find: '      aria-pressed={isStarred}\n',
    replace: '',
  },
  {
    name: 'the tally against one rival counts all of the season',
    file: 'src/pairs/PairResults.tsx',
    find: 'describeTally(shown, pair)',
    replace: 'describeTally(all, pair)',
  },
  {
    name: 'the card of a starred pair announces a match that is over',
    file: 'src/pairs/MyPairCard.tsx',
    find: 'matches.items.find((match) => !isPast(match, now))',
    replace: 'matches.items.find((match) => match.date <= now.date || !isPast(match, now))',
  },
  {
    name: 'a pair whose name begins with what was typed stands below those that only sound like it',
    file: 'src/pairs/search/search.ts',
    find: 'if (key.startsWith(query)) return 1;',
    replace: 'if (key.startsWith(query)) return 4;',
    provedBy: 'tests/unit/pairs/search/search.test.ts',
  },
  {
    name: 'a typo in a word of four or five letters finds nothing',
    file: 'src/pairs/search/search.ts',
    find: 'slip: 4,',
    replace: 'slip: 6,',
  },
  {
    name: 'before the first match of the season a pair is said to be first',
    file: 'src/pairs/seasonRecord.ts',
    find: 'rows.some(({ played }) => played > 0) ? row.position : null',
    replace: 'rows.some(({ played }) => played >= 0) ? row.position : null',
  },
];
