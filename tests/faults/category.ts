import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the next match of a category is one that is over',
    file: 'src/category/NextMatch.tsx',
    find: 'state.items.find((match) => !isPast(match, now))',
    replace: 'state.items.find((match) => isPast(match, now))',
  },
  {
    name: 'a category whose rows are far down the list shows none of its own',
    file: 'src/category/CategoriesPage.tsx',
    find: 'hasMore(latest) && of(latest).length === 0 ? name : undefined',
    replace: 'hasMore(latest) && of(latest).length !== 0 ? name : undefined',
    provedBy: 'tests/e2e/journeys/announcedMatch.test.ts',
  },
  {
    name: 'every category shows the last result of the league',
    file: 'src/category/CategoriesPage.tsx',
    find: 'state.items.filter((item) => item.category === name)',
    replace: 'state.items.filter((item) => item.category !== name)',
    provedBy: 'tests/e2e/journeys/announcedMatch.test.ts',
  },
  {
    name: 'the announced match of a category is the one that was played an hour ago',
    file: 'src/category/CategoriesPage.tsx',
    find: 'next={of(announced).find(isNext)}',
    replace: 'next={of(announced)[0]}',
    provedBy: 'tests/e2e/journeys/announcedMatch.test.ts',
  },
  {
    name: 'an unknown category is shown as an empty one',
    file: 'src/category/CategoryPage.tsx',
    find: '<NotFound what="categoría" />',
    replace: '<NotFound />',
    provedBy: 'tests/e2e/forms/addresses.test.ts',
  },
  {
    name: 'what was expanded on one category’s page is expanded on the next one’s',
    file: 'src/category/CategoryPage.tsx',
    find: '<KnownCategory key={category.slug} category={category} />',
    replace: '<KnownCategory category={category} />',
    provedBy: 'tests/e2e/product/category.test.ts',
  },
  {
    name: 'a category that could not be loaded says that it has no results',
    file: 'src/category/CategoryRow.tsx',
    find: "if (kind === 'error') return 'no se pudo cargar';\n",
    replace: '',
  },
  {
    name: 'one pair is 1 parejas',
    file: 'src/category/CategoryRow.tsx',
    find: "return count === 1 ? '1 pareja'",
    replace: "return count === 0 ? '1 pareja'",
  },
  {
    name: 'a screen reader does not hear the last result of a category',
    file: 'src/category/CategoryRow.tsx',
    find: '<span className={visuallyHidden}>{describeResult(result)}</span>',
    replace: '<span hidden>{describeResult(result)}</span>',
  },
  {
    name: 'one’s own pair stands twice in the small table',
    file: 'src/category/CategoryTable.tsx',
    find: '...ownRows.filter((row) => !head.includes(row))',
    replace: '...ownRows.filter((row) => head.length > 0 || !head.includes(row))',
  },
  {
    name: 'a pair that has not played yet is missing in the small table',
    file: 'src/category/CategoryTable.tsx',
    find: "state.kind === 'loaded' ? seasonTable({ ...season, ...state }) : null",
    replace: "state.kind === 'loaded' ? seasonTable({ ...state, ...season, pairs: [] }) : null",
  },
  {
    name: 'one list that fails hides the other one of the category',
    file: 'src/category/CategoryView.tsx',
    find: "results.state.kind === 'error' && matches.state.kind === 'error'",
    replace: "results.state.kind === 'error' || matches.state.kind === 'error'",
  },
  {
    name: 'Reintentar loads the results only',
    file: 'src/category/CategoryView.tsx',
    find: '              results.onRetry();\n              matches.onRetry();',
    replace: '              results.onRetry();',
  },
  {
    name: 'the administrator cannot add a match to a category',
    file: 'src/category/CategoryView.tsx',
    find: 'data-reserved={!matches.isAdmin || undefined}',
    replace: 'data-reserved={matches.isAdmin || undefined}',
  },
];
