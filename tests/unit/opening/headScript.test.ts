import { createContext, runInContext } from 'node:vm';
import { parse } from 'acorn';
import { afterEach, expect, test, vi } from 'vitest';
import type { Opening } from '../../../src/live/opening.ts';
import { firstPageQuery } from '../../../src/live/loadRows.ts';
import { sessionKey } from '../../../src/live/sources.ts';
import { announced } from '../../../src/matches/announced.ts';
import { upcomingMatchesTable } from '../../../src/matches/tables.ts';
import { myPairsKey } from '../../../src/pairs/myPairStorage.ts';
import { headScript } from '../../../src/opening/headScript.ts';
import { fetchPrefetched } from '../../../src/opening/prefetchRows.ts';

/** A button of a page without a document: the script finds it by its classes. */
class FakeButton {
  isConnected = true;
  readonly classList: { contains(name: string): boolean; [Symbol.iterator](): Iterator<string> };
  readonly click = vi.fn<() => void>();
  readonly dispatchEvent = vi.fn<() => void>();

  constructor(...classes: readonly string[]) {
    const names = new Set(classes);
    this.classList = {
      contains: (name) => names.has(name),
      [Symbol.iterator]: () => names.values(),
    };
  }

  closest(selector: string) {
    return selector === 'button' ? this : null;
  }
}

/** What browsers have learned since ES2017, as far as somebody might write it without a thought. */
const newerThan2017 = `
  for (const name of ['at', 'flat', 'flatMap', 'findLast', 'toSorted', 'toReversed', 'with']) delete Array.prototype[name];
  for (const name of ['at', 'matchAll', 'replaceAll', 'trimStart', 'trimEnd']) delete String.prototype[name];
  for (const name of ['fromEntries', 'groupBy', 'hasOwn']) delete Object[name];
  for (const name of ['allSettled', 'any', 'try', 'withResolvers']) delete Promise[name];
  delete Promise.prototype.finally;
  delete globalThis.structuredClone;
  delete globalThis.globalThis;
`;

/** A page whose head's script ran at a moment, and what a browser without a network makes of its requests. */
function openPage(
  now: number,
  stored: Record<string, string> | null = null,
  base = '/',
  {
    search = '',
    rowsOf,
    attributes = {},
  }: { search?: string; rowsOf?: number; attributes?: Record<string, string> } = {},
) {
  const query = firstPageQuery(upcomingMatchesTable, announced);
  const reads = `/rest/v1/${query}`;
  const requests: { address: string; signal: AbortSignal }[] = [];
  const clickListeners = new Set<(event: object) => void>();
  const marks: Record<string, string> = {};
  const buttons: FakeButton[] = [];
  const page: { opening?: Opening; window?: object } = {};
  const context = Object.assign(page, {
    window: page,
    setTimeout: () => 0,
    document: {
      currentScript: {
        dataset: { reads, key: 'key', ...attributes },
      },
      documentElement: { dataset: marks, style: {} },
      getElementById: () => null,
      querySelectorAll: () => buttons.filter(({ isConnected }) => isConnected),
      addEventListener: (type: string, listener: (event: object) => void) => {
        if (type === 'click') clickListeners.add(listener);
      },
      removeEventListener: (_type: string, listener: (event: object) => void) =>
        clickListeners.delete(listener),
    },
    matchMedia: () => ({ matches: false }),
    location: { href: 'http://league.example/', search },
    performance: {
      now: () => 0,
      getEntriesByType: () => [
        {
          serverTiming: rowsOf === undefined ? [] : [{ name: 'rows', description: String(rowsOf) }],
        },
      ],
    },
    URLSearchParams,
    Date: class extends Date {
      static override now = () => now;
    },
    URL,
    AbortController,
    MouseEvent: Event,
    Element: FakeButton,
    ...(stored === null ? {} : { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    fetch: (address: string, { signal }: { signal: AbortSignal }) => {
      requests.push({ address, signal });
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  createContext(context);
  runInContext(newerThan2017, context);
  runInContext(headScript(base), context);
  vi.stubGlobal('opening', page.opening);
  const tap = (target: FakeButton) => {
    for (const listener of clickListeners) listener({ target });
  };
  return { requests, marks, buttons, tap };
}

afterEach(() => vi.unstubAllGlobals());

test('a page built on any day prefetches what it will ask for', () => {
  const asked = firstPageQuery(upcomingMatchesTable, announced);
  const addresses = openPage(0).requests.map(({ address }) => address);
  expect(addresses).toEqual([`http://league.example/rest/v1/${asked}`]);
});

test('a page whose rows are of this moment prefetches none', () => {
  expect(openPage(100_000, null, '/', { rowsOf: 90_000 }).requests).toEqual([]);
  expect(openPage(100_000, null, '/', { rowsOf: 10_000 }).requests).toHaveLength(1);
  // A device whose clock is behind.
  expect(openPage(10_000, null, '/', { rowsOf: 100_000 }).requests).toHaveLength(1);
});

test.each<[what: string, isHidden: boolean, page: Parameters<typeof openPage>[3], stored?: object]>(
  [
    ['nothing says otherwise', false, {}],
    ['the page is true a while longer', false, { attributes: { until: '101' } }],
    ['something on the page is untrue by now', true, { attributes: { until: '100' } }],
    ['another filter', true, { search: '?categoria=b' }],
    [
      'the filter that it was made with',
      false,
      { search: '?categoria=a', attributes: { search: '?categoria=a' } },
    ],
    ['no filter, where it was made with one', true, { attributes: { search: '?categoria=a' } }],
    ['a parameter that no page reads', false, { search: '?utm_source=chat&categorias=b' }],
    ['two hypotheses', true, { search: '?si=x&si=y' }],
    ['the category that the device chose', true, {}, { 'league-category': 'b' }],
    [
      'all of them, though the device chose one',
      true,
      { search: '?categoria=todas' },
      { 'league-category': 'b' },
    ],
  ],
)('rows are hidden before the first paint: %s, %s', (_what, isHidden, page, stored) => {
  const attributes = { parameters: 'categoria si', ...page?.attributes };
  const { marks } = openPage(100, { ...stored }, '/', { ...page, attributes });
  expect('outdated' in marks).toBe(isHidden);
});

test('a prefetched request fails, and is aborted, as the one that takes it', async () => {
  const { requests } = openPage(0);
  const controller = new AbortController();
  const taken = fetchPrefetched(requests[0]?.address ?? '', { signal: controller.signal });
  controller.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
  await expect(taken).rejects.toThrow('Failed to fetch');
});

test('taps from before React are repeated once, on what stands in place of a button that is gone', () => {
  const { buttons, tap } = openPage(0);
  const [search, menu, more] = [
    new FakeButton('icon', 'search'),
    // An extension has added a class.
    new FakeButton('icon', 'menu', 'dark'),
    new FakeButton('more'),
  ] as const;
  const otherMenu = new FakeButton('icon', 'menu');
  buttons.push(otherMenu, search, menu, more);
  for (const button of [search, menu, more]) tap(button);
  const newMenu = new FakeButton('icon', 'menu');
  // React replaces the menu when something happens in it.
  menu.dispatchEvent.mockImplementation(() => {
    menu.isConnected = false;
    buttons.push(newMenu);
  });
  more.isConnected = false;
  globalThis.opening?.repeatTaps();
  globalThis.opening?.repeatTaps();
  const clicks = [search, menu, newMenu, otherMenu, more].map(
    ({ click }) => click.mock.calls.length,
  );
  expect(clicks).toEqual([1, 0, 1, 0, 0]);
});

// No build compiles the script, and it says that a browser is too old for the others.
test('a browser of 2017 understands the script', () => {
  expect(() => parse(headScript('/'), { ecmaVersion: 2017, sourceType: 'script' })).not.toThrow();
});

test.each([
  [{}, []],
  [{ [sessionKey]: '{}' }, ['session']],
  [{ [myPairsKey]: '[]' }, ['myPairs']],
])('a page with %o stored leaves room for what React will add', (stored, marks) => {
  expect(Object.keys(openPage(0, stored).marks)).toEqual(marks);
});

test('a page below a path reads what is stored for it, and nothing of the site at /', () => {
  const stored = { [sessionKey]: '{}', [`/liga/${myPairsKey}`]: '[]' };
  expect(Object.keys(openPage(0, stored, '/liga/').marks)).toEqual(['myPairs']);
});
