import type { CategoryName } from '../../src/league/category.ts';
import { fakeRealtime } from './fakeRealtime.ts';
import { emptyResultColumns } from './rows.ts';

export type SimulatedRow = Readonly<Record<string, string | null>>;

/** What a channel's callback receives for a commit. */
export type Report = {
  table: string;
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  commit_timestamp: string | null;
  errors: string[] | null;
};

/**
 * Supabase in memory, as the live lists see it: the table of results, and a channel that reports a commit
 * when the test says so. How and when its responses arrive is the test's business.
 */
export function simulateServer() {
  const [client, channels] = fakeRealtime();
  /** In the order of their entry. */
  let rows: readonly SimulatedRow[] = [];
  let commits = 0;

  const channel = () => {
    const current = channels.at(-1);
    if (current === undefined) throw new Error('No channel was opened.');
    return current;
  };
  const tick = () => {
    commits += 1;
    return `2026-11-20T20:00:00.${String(commits).padStart(6, '0')}+00:00`;
  };
  const reportOf = (eventType: Report['eventType'], row: SimulatedRow, at: string): Report => ({
    table: 'results',
    eventType,
    new: eventType === 'DELETE' ? {} : { ...row },
    old: eventType === 'INSERT' ? {} : { id: row['id'] },
    commit_timestamp: at,
    errors: null,
  });

  return {
    client,
    isSubscribed: () => channels.length > 0,
    /** The rows, newest entry first. */
    rows: () => rows.toReversed(),
    /** What a SELECT with these parameters returns, in the order of entry. */
    select(parameters: URLSearchParams): SimulatedRow[] {
      const category = parameters.get('category')?.replace('eq.', '');
      const before = parameters.get('created_at')?.replace('lte.', '');
      return rows
        .toReversed()
        .filter((row) => category === undefined || row['category'] === category)
        .filter((row) => before === undefined || (row['created_at'] ?? '') < before)
        .slice(0, Number(parameters.get('limit')));
    },
    insert(category: CategoryName = 'Sexta Libre'): Report {
      const created_at = tick();
      const row = {
        id: crypto.randomUUID(),
        team1: `Equipo «${commits}»`,
        team2: 'Doble Pared',
        score: '6-4, 6-3',
        date: '2026-11-20',
        category,
        ...emptyResultColumns,
        pair2_id: 'doble-pared',
        created_at,
      };
      rows = [...rows, row];
      return reportOf('INSERT', row, created_at);
    },
    /** Changes some columns, at least the first team's name. */
    update(row: SimulatedRow, columns: SimulatedRow): Report {
      const at = tick();
      const changed = { ...row, team1: `Equipo «${commits}»`, ...columns };
      rows = rows.map((each) => (each['id'] === row['id'] ? changed : each));
      return reportOf('UPDATE', changed, at);
    },
    remove(row: SimulatedRow): Report {
      rows = rows.filter((each) => each['id'] !== row['id']);
      return reportOf('DELETE', row, tick());
    },
    /** The database's subscription is active. */
    confirm() {
      channel().status('SUBSCRIBED');
      channel().system({ extension: 'postgres_changes', status: 'ok', message: 'Subscribed' });
    },
    interrupt: () => channel().status('CHANNEL_ERROR'),
    report: (report: Report) => channel().change(report),
  };
}
