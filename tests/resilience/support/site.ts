import type { Session } from '@supabase/supabase-js';
import { decodeJwt, SignJWT } from 'jose';
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { add, dialogs, fill, openDialog, today } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, withSession } from '../../support/league.ts';
import type { FileLeague, League } from '../../support/league.ts';
import { expectLive, expectSoon, markLoaded, results } from '../../support/page.ts';
import { beginWithSecret, temporaryFolder } from '../../support/temporaryFolder.ts';

/** What the browser and the site log when the network, the API or a chunk of code fails. */
const faultLog =
  /Failed to load resource|net::ERR_|WebSocket connection to|WebSocket is closed before|imported module|preload CSS|MIME type|^No se pud(?:o|ieron) /u;

/** A page of the league's origin on a fake clock, on which nothing runs yet. */
export async function preparePage(league: FileLeague, session?: Session, time?: number) {
  const options = session === undefined ? undefined : withSession(league, session);
  const { page, allow } = await prepare(league, options);
  allow(faultLog);
  await page.clock.install(time === undefined ? {} : { time });
  return page;
}

/** The results, live and as in the table, on a fake clock. */
export async function openResults(league: FileLeague, session?: Session) {
  const page = await preparePage(league, session);
  await page.goto('/resultados');
  await expectLive(page);
  await expectSameAsTable(page, league);
  await markLoaded(page);
  return page;
}

/** The results as the administrator sees them, live, on the real clock. */
export async function openAsAdmin(league: FileLeague) {
  const { page, allow } = await league.visitAs('admin', '/resultados');
  allow(faultLog);
  await expectLive(page);
  return page;
}

type Running = Pick<League, 'supabase'>;

/** The database by SQL: without RLS policies and without a network. */
export function databaseOf({ supabase }: Running) {
  const query = async <Row>(sql: string, parameters: unknown[] = []) => {
    const { rows } = await supabase.database.exclusive((session) =>
      session.query<Row>(sql, parameters),
    );
    return rows;
  };
  return {
    query,
    exec: (statements: string) =>
      supabase.database.exclusive((session) => session.exec(statements)),
    /** Results of these teams, each stored after the one before it; the last one is the league's motto too. */
    async add(...teams: string[]) {
      for (const team of teams) {
        await query(
          `insert into public.results (team1, team2, score, date, category)
           values ($1, 'Doble Pared', '6-4, 6-3', $2, 'Sexta Libre')`,
          [team, today],
        );
      }
      await query('update public.league set slogan = $1', [teams.at(-1)]);
    },
    remove: (team: string) => query('delete from public.results where team1 = $1', [team]),
    count: async (team: string) =>
      (await query('select id from public.results where team1 = $1', [team])).length,
  };
}

/** Waits until the page shows the newest results, all of them, in the table's order, no other, and the settings. */
export async function expectSameAsTable(page: Page, league: Running, timeout = 15_000) {
  const { query } = databaseOf(league);
  const compare = async () => {
    const cards = await results(page).allTextContents();
    const rows = await query<{ team1: string; team2: string }>(
      `select team1, team2 from public.results
       order by date desc, created_at desc, id desc limit ${Math.max(50, cards.length)}`,
    );
    const wrong = rows.findIndex(({ team1, team2 }, index) => {
      const card = cards[index] ?? '';
      return !card.includes(team1) || !card.includes(team2);
    });
    const isSame = wrong === -1 && cards.length === rows.length;
    if (!isSame) return `${cards.length} cards, wrong at ${wrong}`;
    const footer = (await page.getByRole('contentinfo').textContent()) ?? '';
    const [league] = await query<{ slogan: string }>('select slogan from public.league');
    return footer.includes(league?.slogan ?? '') ? 'as in the table' : `old settings: ${footer}`;
  };
  await expectSoon.poll(compare, { timeout }).toBe('as in the table');
}

/** The dialog for adding a result, with this team and no other field empty. */
export async function openAddDialog(page: Page, team1: string) {
  const [spec] = dialogs;
  const opened = await openDialog(page, spec);
  await fill(opened.dialog, { ...spec.fields, 'Pareja 1': team1 });
  return opened;
}

/** Types a result and saves it. */
export const addResult = (page: Page, team1: string) =>
  add(page, dialogs[0], { 'Pareja 1': team1 });

/** The notifications with this text. */
export function notification(page: Page, message: string) {
  return page.getByRole('status').filter({ hasText: message });
}

const jwtSecret = 'only-the-tests-of-sessions-know-this-one';

/** A league whose secret is known: `expire` can make tokens. */
export function leagueWithKnownSecret() {
  const dataFolder = temporaryFolder(afterAll);
  beginWithSecret(dataFolder, jwtSecret);
  return leagueForThisFile({ dataFolder, authLimits: false });
}

/** The session with a token that expired an hour ago; it can still be refreshed. */
export async function expire(session: Session): Promise<Session> {
  const end = Math.floor(Date.now() / 1000) - 3600;
  const claims = { ...decodeJwt(session.access_token), iat: end - 3600, exp: end };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
  return { ...session, access_token: token, expires_at: end };
}

/** The session in this browser's storage. */
export async function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('league-session'));
}

export async function storeSession(page: Page, session: Session) {
  const text = JSON.stringify(session);
  await page.evaluate((stored) => localStorage.setItem('league-session', stored), text);
}

/** Requests that refresh a session. */
export function isRefresh(url: URL): boolean {
  return (
    url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token'
  );
}
