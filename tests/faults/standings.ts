import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'pairs with equal points are compared by their meetings although not all have met',
    file: 'src/standings/separateTies.ts',
    find: 'isAmong(criterion) && !haveAllMet',
    replace: 'isAmong(criterion) && !haveAllMet && among.length === 0',
    provedBy: 'tests/unit/standings/standingsAgreement.test.ts',
  },
  {
    name: 'a tie is separated by games before sets',
    file: 'src/league/standingsRule.ts',
    find: "'points-among',\n    'set-difference-among',\n    'game-difference-among',",
    replace: "'points-among',\n    'game-difference-among',\n    'set-difference-among',",
    provedBy: 'tests/unit/standings/standingsAgreement.test.ts',
  },
  {
    name: 'the pair with the worse difference stands above',
    file: 'src/standings/separateTies.ts',
    find: 'sort(([one], [other]) => other - one)',
    replace: 'sort(([one], [other]) => one - other)',
    provedBy: 'tests/unit/standings/standings.test.ts',
  },
  {
    name: 'a tie that took two steps is explained by the second alone',
    file: 'src/standings/separateTies.ts',
    find: '[...separations, separation]',
    replace: '[separation]',
  },
  {
    name: 'games that were lost count as won in the difference',
    file: 'src/standings/separateTies.ts',
    find: 'return tally.gamesFor - tally.gamesAgainst;',
    replace: 'return tally.gamesFor + tally.gamesAgainst;',
  },
  {
    name: 'one more pair than the league says is marked as qualified',
    file: 'src/standings/seasonTable.ts',
    find: 'last <= qualified.count',
    replace: 'last <= qualified.count + 1',
  },
  {
    name: 'a pair that went up has an arrow down',
    file: 'src/standings/seasonTable.ts',
    find: 'position - row.position',
    replace: 'row.position - position',
  },
  {
    name: 'the table’s time ignores corrections',
    file: 'src/standings/seasonTable.ts',
    find: '[createdAt, correctedAt ?? createdAt]',
    replace: '[createdAt, correctedAt === null ? createdAt : createdAt]',
  },
  {
    name: 'the form of five shows the oldest match last',
    file: 'src/standings/recentForm.ts',
    find: 'form.unshift(',
    replace: 'form.push(',
  },
  {
    name: 'a match that was played stays among those to imagine',
    file: 'src/standings/hypotheses.ts',
    find: '!results.some((result) => isSameMatch(result, match))',
    replace:
      '!results.some((result) => result.team1 === match.team1 && isSameMatch(result, match))',
  },
  {
    name: 'a shared hypothesis with a super tie-break is read as another score',
    file: 'src/standings/hypotheses.ts',
    find: "score.replaceAll('_', ', ')",
    replace: "score.replace('_', ', ')",
  },
  {
    name: 'in a league of two legs the second meeting is not awaited',
    file: 'src/standings/openMatches.ts',
    find: 'Math.max(0, legs - known)',
    replace: 'Math.max(0, Math.min(1, legs) - known)',
  },
  {
    name: 'a pair is told that it is through while two others can still pass it',
    file: 'src/standings/pointsOutlook.ts',
    find: 'const missing = count - rivals.filter(({ need }) => need <= 0).length;',
    replace: 'const missing = count - rivals.filter(({ need }) => need < 0).length;',
    provedBy: 'tests/unit/standings/outlookAgreement.test.ts',
  },
  {
    name: 'a pair is told that it is through although another can still win all its matches',
    file: 'src/standings/pointsOutlook.ts',
    find: 'need <= (ofRow[row]?.length ?? 0)',
    replace: 'need < (ofRow[row]?.length ?? 0)',
  },
  {
    name: 'the needs say two sets where one win is enough',
    file: 'src/standings/computeNeeds.ts',
    find: 'return sum + (isOwn ? 0 : 10) + (isInTwoSets ? 1 : 0);',
    replace: 'return sum + (isOwn ? 0 : 10) - (isInTwoSets ? 1 : 0);',
  },
  {
    name: 'of two leaders with equal points one is named',
    file: 'src/standings/leaders.ts',
    find: 'rows.filter(({ position }) => position === 1)',
    replace: 'rows.slice(0, 1)',
    provedBy: 'tests/unit/standings/leaders.test.ts',
  },
  {
    name: 'with large text the points are beyond the edge of the screen',
    file: 'src/standings/table/StandingsTable.module.css',
    find: '@container (inline-size < 18rem)',
    replace: '@container (inline-size < 8rem)',
  },
  {
    name: 'with large text the cards of the tables cut the names',
    file: 'src/standings/TopOfTables.module.css',
    find: 'overflow-wrap: anywhere;\n    white-space: normal;',
    replace: 'overflow-wrap: anywhere;',
    provedBy: 'stories/standings/TablesView.stories.tsx',
  },
];
