import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../src/live/arrivals.ts';
import type { StartList } from '../../../src/live/pageStart.ts';
import { allItemsOf, itemsOf, type ListState } from '../../../src/live/listState.ts';
import { openTable } from '../../../src/live/openTable.ts';
import type { ReadRows, RowsRead } from '../../../src/live/readRows.ts';
import { resultsTable } from '../../../src/matches/tables.ts';
import type { Result } from '../../../src/padel/result.ts';
import { answerOf, emptyResultColumns } from '../../support/rows.ts';

const row = (team1: string) => ({
  ...emptyResultColumns,
  id: '1',
  team1,
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
  created_at: '2026-11-20T12:00:00+00:00',
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Page = { start?: StartList<Result>; isReading?: boolean };

/** A list whose reads are answered one after the other, the last answer again and again. */
function open(answers: readonly ReadRows[], { start, isReading = false }: Page = {}) {
  let reads = 0;
  const readRows: ReadRows = (...request) => {
    const answer = answers[reads] ?? answers.at(-1);
    reads += 1;
    return answer === undefined ? Promise.reject(new Error('no answer')) : answer(...request);
  };
  const causes: unknown[] = [];
  const arrivals = createArrivals(() => isReading);
  const options = { arrivals, startList: () => start };
  const { lists, receive } = openTable(resultsTable, readRows, options);
  lists.onUpdate((cause) => causes.push(cause));
  const list = lists.list({ order: 'entry' });
  list.watch(() => {});
  return { lists, list, receive, arrivals, causes, reads: () => reads, team: teamOf(list) };
}

const teamOf = (list: { state(): ListState<Result> }) => () => itemsOf(list.state())[0]?.team1;
const settle = () => vi.advanceTimersByTimeAsync(0);
const ofNow: ReadRows = async () => answerOf([row('De ahora')]);
const fromCache: ReadRows = (_query, _signal, onCached) => {
  onCached?.(1000);
  return Promise.resolve(answerOf([row('Guardado')]));
};

test('rows of an earlier visit are shown, with their time, until the network has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<RowsRead>();
  const { lists, causes, team } = open([fromCache, () => promise]);
  await settle();
  expect(team()).toBe('Guardado');
  expect(causes).toContain(1000);
  expect(lists.isCurrent()).toBe(false);
  resolve(answerOf([row('De ahora')]));
  await settle();
  expect(team()).toBe('De ahora');
  expect(lists.isCurrent()).toBe(true);
});

const rows = {
  items: [row('Guardado')].flatMap((each) => resultsTable.parse(each) ?? []),
  hasMore: false,
};
const start = { loaded: rows, cachedAt: null };

test('rows of this moment that the page has are not read again', async () => {
  const { lists, reads, team } = open([], { start });
  await vi.advanceTimersByTimeAsync(5000);
  expect(team()).toBe('Guardado');
  expect(reads()).toBe(0);
  expect(lists.isCurrent()).toBe(true);
});

test('rows that the page has from before are confirmed by the network', async () => {
  const { lists, team } = open([ofNow], { start: { ...start, cachedAt: 500 } });
  expect(team()).toBe('Guardado');
  expect(lists.isCurrent()).toBe(false);
  await settle();
  expect(team()).toBe('De ahora');
  expect(lists.isCurrent()).toBe(true);
});

test('rows that the service worker has cached take the place of older ones of the page, not of newer ones', async () => {
  const { promise } = Promise.withResolvers<RowsRead>();
  const older = { ...rows, items: rows.items.map((item) => ({ ...item, team1: 'De la página' })) };
  const ofPage = (cachedAt: number) => ({ start: { loaded: older, cachedAt } });
  const behind = open([fromCache, () => promise], ofPage(500));
  const ahead = open([fromCache, () => promise], ofPage(2000));
  await settle();
  expect(behind.team()).toBe('Guardado');
  expect(ahead.team()).toBe('De la página');
});

test('rows of the page that are newer than the cached ones are confirmed without a pause', async () => {
  const { lists, team } = open([fromCache, ofNow], { start: { ...start, cachedAt: 2000 } });
  await settle();
  expect(team()).toBe('De ahora');
  expect(lists.isCurrent()).toBe(true);
});

test('the rows of the page are read again by a list that is opened after a reload', async () => {
  const { lists } = open([ofNow], { start });
  await lists.reload();
  const late = lists.list({ order: 'day' });
  late.watch(() => {});
  expect(lists.isCurrent()).toBe(false);
  await settle();
  expect(teamOf(late)()).toBe('De ahora');
  expect(lists.isCurrent()).toBe(true);
});

test('without a network cached rows stay, and the list says that it could not be loaded', async () => {
  const { lists, team } = open([fromCache]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(team()).toBe('Guardado');
  expect(lists.hasFailed()).toBe(true);
  expect(lists.isCurrent()).toBe(false);
});

test('a part of the page that comes when a list has failed does not begin it anew', async () => {
  const { list } = open([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(list.state().kind).toBe('error');
  list.watch(() => {});
  expect(list.state().kind).toBe('error');
});

test('a row that arrives while the visitor reads further down is withheld until it is asked for', async () => {
  const { lists, list, receive } = open([fromCache], { isReading: true });
  await settle();
  const before = itemsOf(list.state());
  const arrived = { ...row('De ahora'), id: '2', created_at: '2026-11-20T12:00:01+00:00' };
  const shown: string[] = [];
  list.watch(() => shown.push(...itemsOf(list.state()).map(({ id }) => id)));
  receive([{ type: 'INSERT', row: arrived, committedAt: null, isIncomplete: false }]);
  expect(itemsOf(list.state())).toEqual(before);
  // Not for a moment.
  expect(shown).not.toContain('2');
  expect(allItemsOf(list.state()).map(({ id }) => id)).toEqual(['2', '1']);
  expect(list.state()).toMatchObject({ arrivedIds: new Set() });
  lists.showWithheld();
  expect(itemsOf(list.state()).map(({ id }) => id)).toEqual(['2', '1']);
  expect(list.state()).toMatchObject({ arrivedIds: new Set(['2']) });
});

test('a row that is no news is withheld too, without a word', async () => {
  const { lists, list, receive } = open([fromCache], { isReading: true });
  await settle();
  const unplayed = { ...row('De ahora'), id: '2', score: 'No se jugó' };
  receive([{ type: 'INSERT', row: unplayed, committedAt: null, isIncomplete: false }]);
  const withheld = { items: [{ id: '1' }], withheldIds: new Set() };
  expect(list.state()).toMatchObject(withheld);
  receive([
    { type: 'INSERT', row: { ...row('Otro'), id: '3' }, committedAt: null, isIncomplete: false },
  ]);
  expect(list.state()).toMatchObject({ ...withheld, withheldIds: new Set(['3']) });
  lists.showWithheld();
  expect(list.state()).toMatchObject({ withheldIds: new Set(), arrivedIds: new Set(['3']) });
  expect(itemsOf(list.state())).toHaveLength(3);
});

test('a row that the server could not report whole is loaded', async () => {
  const { receive, reads } = open([ofNow]);
  await settle();
  receive([{ type: 'UPDATE', row: { id: '1' }, committedAt: null, isIncomplete: true }]);
  await settle();
  expect(reads()).toBe(2);
});
