import type { Fault } from './fault.ts';

const earlyRows = 'tests/e2e/journeys/earlyRows.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a page at another address than its file shows the rows of that file',
    file: 'src/opening/early/showEarly.tsx',
    find: "document.getElementById('root')?.dataset['path'] !== pathOfSite(location.pathname)",
    replace: "document.getElementById('root')?.dataset['path'] === ''",
    provedBy: earlyRows,
  },
  {
    name: 'rows that come after React has started replace what React shows',
    file: 'src/opening/early/showEarly.tsx',
    find: 'const isLate = () => opening.early !== null;',
    replace: 'const isLate = () => opening.early === undefined;',
    provedBy: earlyRows,
  },
  {
    name: 'the response of a prefetched request can be read once only, and React has none',
    file: 'src/opening/early/showEarly.tsx',
    find: 'const copy = (await response).clone();',
    replace: 'const copy = await response;',
    provedBy: earlyRows,
  },
  {
    name: 'React requests the early rows again',
    file: 'src/opening/early/showEarly.tsx',
    find: '  opening.early = early;\n  opening.prefetched = {};',
    replace: '  opening.early = { ...early, rows: {} };\n  opening.prefetched = {};',
    provedBy: earlyRows,
  },
  {
    name: 'rows from the device’s cache are shown as the database’s',
    file: 'src/opening/early/showEarly.tsx',
    find: 'cachedAt: cached.length > 0 ? Math.min(...cached) : null,',
    replace: 'cachedAt: cached.length > 1 ? null : (cached[0] ?? null),',
    provedBy: 'tests/e2e/journeys/serviceWorker.test.ts',
  },
  {
    name: 'a list filtered by category shows all categories first',
    file: 'src/opening/early/lists.ts',
    find: '  if (hasChosenCategory(search)) return null;\n',
    replace: '  if (search === hasChosenCategory.name) return null;\n',
    provedBy: earlyRows,
  },
  {
    name: 'icons in early rows are invisible',
    file: 'src/opening/early/patchDom.ts',
    find: "tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI",
    replace: "tag === 'path' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI",
    provedBy: earlyRows,
  },
  {
    name: 'what is hidden from screen readers is read out until React is there',
    file: 'src/opening/early/patchDom.ts',
    find: "return /^(aria|data)-/.test(name) ? String(value) : value ? '' : null;",
    replace: "return /^data-/.test(name) ? String(value) : value ? '' : null;",
    provedBy: earlyRows,
  },
  {
    name: 'early rows lose their suspense markers, and React throws them away',
    file: 'src/opening/early/react.ts',
    find: "return [marker('$'), ...renderNodes(props['children']), marker('/$')];",
    replace: "return [marker('$'), ...renderNodes(props['children'])];",
  },
  {
    name: 'a provider’s value leaks into what is rendered after it',
    file: 'src/opening/early/react.ts',
    find: '    context.value = outer;\n',
    replace: '    context.value = outer === value ? outer : value;\n',
  },
  {
    name: 'an early button has other colours than React’s, and blinks',
    file: 'src/opening/early/mantine.ts',
    find: 'const hasColors = variant !== undefined || color !== undefined;',
    replace: 'const hasColors = variant !== undefined;',
  },
  {
    name: 'the day after a new season began the table shows the last one’s rows first',
    file: 'src/opening/early/earlyHooks.ts',
    find: 'request.season !== undefined && request.season !== seasonAt(date).slug',
    replace: 'request.season !== undefined && request.season === seasonAt(date).name',
    provedBy: earlyRows,
  },
];
