import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a team named =HYPERLINK(…) is a formula in the sheet that is downloaded',
    file: 'src/paste/csv.ts',
    find: "const formula = /^(?='*[=+\\-@\\t\\r])/u;",
    replace: "const formula = /^(?='*[+\\-@\\t\\r])/u;",
  },
  {
    name: 'a sheet with semicolons is read as one column',
    file: 'src/paste/csv.ts',
    find: "delimitersToGuess: ['\\t', ';', ',']",
    replace: "delimitersToGuess: ['\\t', ',']",
  },
  {
    name: 'with an odd number of pairs somebody is announced against nobody',
    file: 'src/paste/fixture/fixture.ts',
    find: 'if (one === null || other === null) return [];',
    replace:
      "if (one === null && other === null) return [];\n      if (one === null || other === null) return [[one ?? other ?? '', '']];",
  },
  {
    name: 'two pairs meet twice, and others never',
    file: 'src/paste/fixture/fixture.ts',
    find: 'turned.at(-1 - index)',
    replace: 'turned.at(half.length + index)',
  },
  {
    name: 'a match that was played is announced again by the fixture',
    file: 'src/paste/fixture/fixture.ts',
    find: 'return match === undefined;\n',
    replace: 'return match !== null;\n',
  },
  {
    name: 'two matches are planned on one court at one time',
    file: 'src/paste/fixture/fixture.ts',
    find: 'taken.push(values);',
    replace: 'free.push(slot);',
  },
  {
    name: 'a round is planned on the first day of the next season',
    file: 'src/paste/fixture/fixture.ts',
    find: 'date >= until',
    replace: 'date > until',
  },
  {
    name: 'a pasted row does not say what is wrong with its score',
    file: 'src/paste/review/ReviewRow.tsx',
    find: '{state.problems\n',
    replace: '{state.problems\n            .slice(1)\n',
  },
  {
    name: 'of two pairs, one of which did not appear, the second is taken to have lost',
    file: 'src/paste/reading/claim.ts',
    find: '!isObject(items, last, loss) &&',
    replace: 'last >= 0 &&',
  },
  {
    name: 'names and scores of two results in a sentence are not shared out',
    file: 'src/paste/reading/halves.ts',
    find: 'isCutOut: !isWhole',
    replace: 'isCutOut: isWhole && words === text',
  },
  {
    name: 'a result that is stored already is offered to be saved again',
    file: 'src/paste/review/reviewState.ts',
    find: "if (same !== undefined) return { kind: 'stored' };",
    replace: "if (same !== undefined && others.length > 1) return { kind: 'stored' };",
  },
  {
    name: 'a result that two people wrote is saved twice',
    file: 'src/paste/review/reviewState.ts',
    find: 'const isLater = first !== undefined && first !== item;',
    replace: 'const isLater = first !== undefined && first === item;',
  },
  {
    name: 'the same result in the other order of its pairs counts as another one',
    file: 'src/paste/review/reviewState.ts',
    find: 'return outcome(one, false) === outcome(other, isTurned);',
    replace: 'return outcome(one, false) === outcome(other, !isTurned);',
  },
  {
    name: 'a date of tomorrow is saved without a question',
    file: 'src/paste/review/reviewState.ts',
    find: '(date > today ||',
    replace: '(date === today ||',
  },
  {
    name: 'the doubtful rows of a paste stand below all others',
    file: 'src/paste/review/reviewState.ts',
    find: 'rank(one.index) - rank(other.index)',
    replace: 'rank(other.index) - rank(one.index)',
  },
  {
    name: 'two results of one night settle the same announced match',
    file: 'src/paste/review/settlings.ts',
    find: 'left = left.filter(({ id }) => id !== taken);',
    replace: 'left = left.filter(({ id }) => id !== first.item.id || id !== taken);',
  },
  {
    name: 'a paste that was answered with Agregar is asked again after a reload',
    file: 'src/paste/review/keptPaste.ts',
    find: "newPairs: textsOf(stored['newPairs']),",
    replace: "newPairs: textsOf(stored['newNames']),",
  },
  {
    name: '03/04 of an American sheet is the 3rd of April',
    file: 'src/reading/dates.ts',
    find: "return balance > 0 ? 'day' : 'month';",
    replace: "return 'day';",
  },
  {
    name: '12:30 pm is half past midnight on the next day',
    file: 'src/reading/dates.ts',
    find: '/^p/iu.test(unit) && Number(hour) < 12',
    replace: '/^p/iu.test(unit) && Number(hour) <= 12',
  },
  {
    name: 'a sheet saved by Excel on Windows has question marks for accents',
    file: 'src/paste/readFile.ts',
    find: "new TextDecoder('utf-8', { fatal: true })",
    replace: "new TextDecoder('utf-8', { fatal: bytes.length === 0 })",
  },
  {
    name: 'the matches for the group stand in the order of their announcement',
    file: 'src/paste/messageOfMatches.ts',
    find: 'one.time.localeCompare(other.time)',
    replace: 'one.id.localeCompare(other.id)',
  },
];
