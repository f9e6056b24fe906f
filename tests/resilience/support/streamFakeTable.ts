import type { CategoryName } from '../../../src/domain/category.ts';
import type { ReadRows } from '../../../src/data/readRows.ts';

type Row = Record<string, string>;

/** What a channel's callback is given for a commit. */
export type Report = {
  table: string;
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  commit_timestamp: string | null;
  errors: string[] | null;
};

/** A request for rows on its way. */
type Question = {
  /** The database reads now; if it has already, nothing happens. */
  read(): void;
  /** Its answer arrives. */
  answer(): void;
  fail(): void;
};

/** The table of results in the test's hand. */
export type FakeTable = {
  readRows: ReadRows;
  /** The requests for results that have no answer yet, oldest first. */
  questions(): readonly Question[];
  /** All requests so far. */
  asked(): number;
  answerAll(): void;
  insert(category?: CategoryName): Report;
  /** Both take the row at this place, counted round and round; without a row they insert one. */
  update(place: number, category?: CategoryName): Report;
  remove(place: number): Report;
  /** The labels of the rows, newest entry first. */
  labels(category?: CategoryName): string[];
};

export function createFakeTable(): FakeTable {
  let rows: Row[] = [];
  let open: Question[] = [];
  let asked = 0;
  let clock = 0;

  const select = (category: string | null, limit: number) =>
    rows
      .filter((row) => category === null || row['category'] === category)
      .toSorted((one, other) => ((one['created_at'] ?? '') < (other['created_at'] ?? '') ? 1 : -1))
      .slice(0, limit);
  const tick = () => {
    clock += 1;
    return new Date(Date.UTC(2026, 10, 20, 20) + clock).toISOString();
  };
  const report = (eventType: Report['eventType'], row: Row, commit_timestamp: string): Report => ({
    table: 'results',
    eventType,
    new: eventType === 'DELETE' ? {} : row,
    old: eventType === 'INSERT' ? {} : { id: row['id'] },
    commit_timestamp,
    errors: null,
  });
  const pick = (place: number) => rows[place % Math.max(rows.length, 1)];

  const insert: FakeTable['insert'] = (category = 'Sexta Libre') => {
    const at = tick();
    const row = {
      id: crypto.randomUUID(),
      team1: `Equipo «${clock}»`,
      team2: 'Doble Pared',
      score: '6-4, 6-3',
      date: '2026-11-20',
      category,
      created_at: at,
    };
    rows.push(row);
    return report('INSERT', row, at);
  };

  return {
    insert,
    // Answers come even to those who have given up: a network may be too quick for that.
    readRows(query) {
      const { pathname, searchParams } = new URL(query, 'http://localhost');
      if (pathname !== '/results') return Promise.resolve([]);
      asked += 1;
      const { promise, resolve, reject } = Promise.withResolvers<readonly Row[]>();
      const category = searchParams.get('category')?.replace('eq.', '') ?? null;
      let found: readonly Row[] | undefined;
      const read = () => (found ??= select(category, Number(searchParams.get('limit'))));
      const close = () => {
        open = open.filter((each) => each !== question);
      };
      const question: Question = {
        read,
        answer() {
          resolve(read());
          close();
        },
        fail() {
          reject(new Error('The database answered with status 503.'));
          close();
        },
      };
      open.push(question);
      return promise;
    },
    questions: () => open,
    asked: () => asked,
    answerAll() {
      for (const question of open) question.answer();
    },
    update(place, category) {
      const row = pick(place);
      if (row === undefined) return insert(category);
      const at = tick();
      const changed = { ...row, team1: `Equipo «${clock}»`, ...(category && { category }) };
      rows = rows.map((each) => (each === row ? changed : each));
      return report('UPDATE', changed, at);
    },
    remove(place) {
      const row = pick(place);
      if (row === undefined) return insert();
      rows = rows.filter((each) => each !== row);
      return report('DELETE', row, tick());
    },
    labels: (category) => select(category ?? null, rows.length).map((row) => row['team1'] ?? ''),
  };
}
