import type { Page } from 'playwright';
import { afterAll, vi } from 'vitest';
import type { SqlSession } from '../../../supabase/embedded/database.ts';
import type { League } from '../../support/league.ts';
import { expectSoon, results } from '../../support/page.ts';

/** What a browser writes into its console by itself when the network fails. */
export const networkLog =
  /Failed to load resource|net::ERR_|WebSocket connection to|WebSocket is closed before/u;

/** What it and the site write when code or its styles could not be fetched. */
export const codeLog = /imported module|preload CSS|MIME type/u;

/**
 * Counts the faults of one file, and prints at its end how many of them the site survived.
 * @param theme what the file is about, in a word or two
 */
export function faultsOf(theme: string) {
  // A fault is set up, comes and passes: on a busy machine that takes its time.
  vi.setConfig({ testTimeout: 120_000 });
  let tried = 0;
  let survived = 0;
  afterAll(() => console.log(`faults survived: ${survived} of ${tried} (browser: ${theme})`));
  /** @param times how often the fault comes; each counts */
  return function survive(run: (round: number) => Promise<void>, times = 1) {
    return async () => {
      for (let round = 1; round <= times; round += 1) {
        tried += 1;
        await run(round);
        survived += 1;
      }
    };
  };
}

type Running = Pick<League, 'supabase'>;

/** Writes as the organiser, whom no policy holds back and no network disturbs. */
export function organiserOf(league: Running) {
  const sql = <Row>(work: (session: SqlSession) => Promise<Row>) =>
    league.supabase.database.exclusive(work);
  return {
    /** Results of these teams, each stored after the one before it. */
    add: (...teams: string[]) =>
      sql(async (session) => {
        for (const team of teams) {
          await session.query(
            `insert into public.results (team1, team2, score, date, category)
             values ($1, 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre')`,
            [team],
          );
        }
      }),
    remove: (team: string) =>
      sql((session) => session.query('delete from public.results where team1 = $1', [team])),
    count: (team: string) =>
      sql(async (session) => {
        const { rows } = await session.query<{ id: string }>(
          'select id from public.results where team1 = $1',
          [team],
        );
        return rows.length;
      }),
    exec: (statements: string) => sql((session) => session.exec(statements)),
    /** The newest results, as every list of them has to show them. */
    newest: (limit: number) =>
      sql(async (session) => {
        const { rows } = await session.query<{ team1: string; team2: string }>(
          `select team1, team2 from public.results order by created_at desc, id desc limit ${limit}`,
        );
        return rows;
      }),
  };
}

/** Waits until the page shows the newest results, all of them, in the table's order, and no other. */
export async function expectSameAsTable(page: Page, league: Running, timeout = 15_000) {
  const organiser = organiserOf(league);
  await expectSoon
    .poll(
      async () => {
        const cards = await results(page).getByRole('heading').allTextContents();
        const rows = await organiser.newest(Math.max(50, cards.length));
        const wrong = rows.findIndex(({ team1, team2 }, place) => {
          const card = cards[place] ?? '';
          return !card.includes(team1) || !card.includes(team2);
        });
        const isSame = wrong === -1 && cards.length === rows.length;
        return isSame ? 'as in the table' : `${cards.length} cards, wrong at ${wrong}`;
      },
      { timeout },
    )
    .toBe('as in the table');
}
