import type { Page, Request, Route } from 'playwright';
import { emptyResultColumns } from './rows.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** A result as PostgREST sends it; a higher number was stored later. */
export function resultRow(number: number, changes: Row = {}): Row {
  return {
    id: uuid(number),
    team1: `Local ${number}`,
    team2: `Visitante ${number}`,
    score: '6-4, 6-3',
    date: '2026-03-01',
    category: 'Sexta Libre',
    ...emptyResultColumns,
    created_at: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
    ...changes,
  };
}

/** An upcoming match as PostgREST sends it; a higher number was stored later. */
export function matchRow(number: number, changes: Row = {}): Row {
  const { score: _score, ...row } = resultRow(number);
  return {
    ...row,
    date: '2099-03-01',
    time: '20:30:00',
    location: 'Club Norte',
    changed_at: null,
    postponed_at: null,
    season_id: null,
    stage: null,
    ...changes,
  };
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export type TableName = 'results' | 'upcoming_matches';

/** Requests for a table. */
export function isRead(table: TableName) {
  return (url: URL) => url.pathname === `/rest/v1/${table}`;
}

/** Requests that save or delete results. */
export function isResultWrite({ pathname }: URL): boolean {
  return ['save_results', 'change_rows'].some((name) => pathname === `/rest/v1/rpc/${name}`);
}

/** Requests for Auth. */
export const isAuth = (url: URL) => url.pathname.startsWith('/auth/v1/');

/** From now on this page reads these rows, in the order that each request asks for. */
export async function fakeRows(page: Page, table: TableName, rows: readonly Row[]) {
  await openWithoutRows(page);
  await page.route(isRead(table), (route) => {
    const { searchParams } = new URL(route.request().url());
    const order = searchParams.get('order') ?? '';
    return onlyReads(route, () => route.fulfill({ json: inOrder(rows, order) }));
  });
}

/** From now on pages come without rows, as from a host that has none: who says who asks gets the file of the build. */
export async function openWithoutRows(page: Page) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.resourceType() === 'document';
    const headers = { ...request.headers(), ...(isPage && { authorization: 'Bearer x' }) };
    await route.fallback({ headers });
  });
}

/** @param order as PostgREST writes it: `date.desc,id.desc` */
function inOrder(rows: readonly Row[], order: string): readonly Row[] {
  const keys = order.split(',').map((key) => key.split('.'));
  return rows.toSorted((one, other) => {
    for (const [column = '', direction] of keys) {
      const [a, b] = [String(one[column] ?? ''), String(other[column] ?? '')];
      if (a !== b) return a < b === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  });
}

/** From now on the table cannot be read; pages do not have its rows either. */
export async function failReads(page: Page, table: TableName) {
  await openWithoutRows(page);
  await page.route(isRead(table), (route) =>
    onlyReads(route, () => route.fulfill({ status: 500, json: { message: 'down for a test' } })),
  );
}

/** From now on what is written fails: without a network, or with this response. */
export async function failWrites(page: Page, response?: { status: number; json: unknown }) {
  await page.route(/\/rest\/v1\//u, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return response === undefined ? route.abort() : route.fulfill(response);
  });
}

/** From now on what is written arrives, and its response does not. */
export async function loseWriteResponses(page: Page) {
  await page.route(/\/rest\/v1\//u, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort();
  });
}

async function onlyReads(route: Route, answer: () => Promise<void>) {
  await (route.request().method() === 'GET' ? answer() : route.fallback());
}

/**
 * Keeps requests waiting, like a network that is slow.
 * @returns a function that lets them go on
 */
export async function hold(page: Page, url: RegExp | ((url: URL) => boolean), method = 'GET') {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Notes the requests to the API from now on. */
export function watchRequests(page: Page, isWatched: (url: URL, request: Request) => boolean) {
  const requests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isWatched(url, request)) requests.push(url);
  });
  return requests;
}

/** From now on a file of code waits until it is released. */
export const holdCode = (page: Page, file = 'react') =>
  hold(page, new RegExp(`/assets/${file}-`, 'u'));

/**
 * Holds the messages of the Realtime server back: what the first load brought is then on screen
 * before the subscription is confirmed, which loads once more.
 * @returns a function that lets them through
 */
export async function holdRealtime(page: Page) {
  const held: (() => void)[] = [];
  let isPending = true;
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isPending) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return () => {
    isPending = false;
    for (const send of held.splice(0)) send();
  };
}
