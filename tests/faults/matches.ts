import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the games of a set stay what they were on a page that the browser has translated',
    file: 'src/matches/row/RowSets.tsx',
    find: '<span>{side === 1 ? set.team1 : set.team2}</span>',
    replace: '<>{side === 1 ? set.team1 : set.team2}</>',
  },
  {
    name: 'the browser translates the names of a row',
    file: 'src/matches/row/MatchRow.tsx',
    find: '      translate="no"\n',
    replace: '',
    provedBy: 'tests/e2e/journeys/translatedPage.test.ts',
  },
  {
    name: 'a result takes the announced match of another category',
    file: 'src/matches/announcedMatch.ts',
    find: '        match.category === result.category &&\n        pairingOf(match) === pairing &&',
    replace: '        pairingOf({ ...match, category: result.category }) === pairing &&',
  },
  {
    name: 'of two announced matches the further one is settled',
    file: 'src/matches/announcedMatch.ts',
    find: 'one.distance - other.distance',
    replace: 'other.distance - one.distance',
  },
  {
    name: 'a result of last season settles a match of this one',
    file: 'src/matches/announcedMatch.ts',
    find: 'seasonOn(match.date, seasons) === season,',
    replace: '(season === undefined || seasonOn(match.date, seasons) !== undefined),',
  },
  {
    name: 'an answer to an earlier question is taken for one to this',
    file: 'src/matches/announcedMatch.ts',
    find: 'if (answer?.question === questionOf(matches)) {',
    replace: 'if (answer !== null) {',
  },
  {
    name: 'a W.O. counts as games although the season’s rule says otherwise',
    file: 'src/matches/countResult.ts',
    find: "rule.walkover === '6-0 6-0' ? [2, 12] : [0, 0]",
    replace: "rule.walkover === '6-0 6-0' ? [2, 12] : [2, 0]",
  },
  {
    name: 'a super tie-break that was broken off gives a game',
    file: 'src/matches/countResult.ts',
    find: 'set.winner === 2 ? 1 : 0]',
    replace: 'set.winner === 1 ? 0 : 1]',
  },
  {
    name: 'a pair against itself is counted in the table',
    file: 'src/matches/countResult.ts',
    find: "if (nameKey(result.team1) === nameKey(result.team2)) return 'one-pair';",
    replace: "if (nameKey(result.team1) === result.team2) return 'one-pair';",
  },
  {
    name: 'a pair that was renamed keeps its old name in the search of an open page',
    file: 'src/matches/followPairs.ts',
    find: 'if (known?.name === name) continue;',
    replace: 'if (known?.id === id) continue;',
  },
  {
    name: 'a pair that a deletion left without matches stays in the search of an open page',
    file: 'src/matches/followPairs.ts',
    find: 'if (!left.every(isNamed)) pairs.reloadSoon();',
    replace: 'if (!left.some(isNamed) && left.length > 2) pairs.reloadSoon();',
  },
  {
    name: 'the end of the history is reached in the middle of a change of many rows',
    file: 'src/matches/history.ts',
    find: 'const isLast = page.length < pageSize;',
    replace: 'const isLast = page.length <= pageSize;',
  },
  {
    name: 'a change of many rows is told in two halves',
    file: 'src/matches/history.ts',
    find: 'rows.filter(({ change }) => change !== cut)',
    replace: 'rows.filter(({ change }) => change !== cut || rows.length >= pageSize)',
    provedBy: 'tests/database/writeRows.test.ts',
  },
  {
    name: 'the second pair’s page says won of what it lost',
    file: 'src/matches/pairMatches.ts',
    find: "return count.winner === side ? 'won' : 'lost';",
    replace: "return count.winner === 1 ? 'won' : 'lost';",
  },
  {
    name: 'the form of five begins with the oldest matches of the season',
    file: 'src/matches/pairMatches.ts',
    find: '.slice(0, 5)',
    replace: '.slice(-5)',
  },
  {
    name: 'a result that settles a match is kept beside the announcement until the next load',
    file: 'src/matches/saveResults.ts',
    find: "upcomingMatches.lists.apply({ type: 'delete', id }, null);",
    replace: "upcomingMatches.lists.apply({ type: 'delete', id: id + results.table.name }, null);",
  },
  {
    name: 'what was typed after a lost response is thrown away in silence',
    file: 'src/matches/saveResults.ts',
    find: 'if (!isUnsettled && isSaved(before, values)) return added;',
    replace: 'if (!isUnsettled) return added;',
    provedBy: 'tests/database/addResult.test.ts',
  },
  {
    name: 'a match disappears from the upcoming ones the minute it begins',
    file: 'src/matches/tables.ts',
    find: '        load: (clock) => atFullHour(clock(matchLength)),\n        show: (clock) => atMinute(clock(matchLength)),',
    replace:
      '        load: (clock) => atFullHour(clock(matchLength)),\n        show: (clock) => atMinute(clock(0)),',
  },
  {
    name: 'a pair’s page lists only the matches in which it is named first',
    file: 'src/matches/tables.ts',
    find: 'matches: ({ pair1Id, pair2Id }, id) => id === pair1Id || id === pair2Id,',
    replace: 'matches: ({ pair1Id, pair2Id }, id) => id === pair1Id && pair2Id !== null,',
  },
  {
    name: 'two rows of one moment change places with each load',
    file: 'src/matches/tables.ts',
    find: "    { column: 'created_at', of: ({ createdAt }) => createdAt, isDescending: true },\n    { column: 'id', of: ({ id }) => id, isDescending: true },\n",
    replace:
      "    { column: 'created_at', of: ({ createdAt }) => createdAt, isDescending: true },\n",
  },
  {
    name: 'a second click on Eliminar deletes twice',
    file: 'src/matches/askToDelete.ts',
    find: 'if (!setInFlight(true)) return;',
    replace: 'setInFlight(true);',
    provedBy: 'tests/resilience/browser/writes.test.ts',
  },
  {
    name: 'the row of a match has no name for a screen reader',
    file: 'src/matches/row/MatchRow.tsx',
    find: '      aria-labelledby={descriptionId}\n',
    replace: '',
  },
];
