import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/live/newId.ts';
import type { Client } from '../../src/live/sources.ts';
import { resultAddition } from '../../src/matches/saveResults.ts';
import { resultsTable } from '../../src/matches/tables.ts';
import type { NewResult } from '../../src/padel/result.ts';
import type { Write } from '../../src/session/write.ts';
import { ConflictError, OutdatedError } from '../../src/session/writeErrors.ts';
import { correction } from '../../src/session/writeRows.ts';
import { newResultWith } from '../../stories/fixtures/rows.ts';
import { openPostgres } from '../../supabase/backup/postgresSession.ts';
import type { SqlDatabase, SqlSession } from '../../supabase/embedded/database.ts';
import { hasNativePostgres, openNativePostgres } from '../../supabase/scripts/nativePostgres.ts';
import { seedOfLeague } from '../../supabase/scripts/seedParts.ts';
import { makeHostedDatabase } from '../support/hostedDatabase.ts';
import { scale } from '../support/scale.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import { tables, writeWith } from './support/writeWith.ts';

// Two administrators write and undo at once, and requests and responses are lost: nothing is lost or doubled, and
// nobody undoes what the other one did. On a native Postgres, where there is one, each has a connection.

const administrators = [1, 2].map((number) => `c0000000-0000-4000-8000-00000000000${number}`);
const matches = [1, 2, 3].map((number) => `d0000000-0000-4000-8000-00000000000${number}`);

let owner: SqlDatabase;
let connections: SqlDatabase[];
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  if (hasNativePostgres()) {
    const native = await openNativePostgres();
    closing.push(() => native.stop());
    const sessions = await Promise.all([1, 2, 3].map(() => openPostgres(native.url)));
    for (const session of sessions) closing.unshift(() => session.close());
    const [first, ...others] = sessions;
    if (first === undefined) throw new Error('There is no session.');
    await makeHostedDatabase(first);
    await first.exec(seedOfLeague);
    [owner, connections] = [first, others];
  } else {
    const postgres = await openTestDatabase();
    closing.push(() => postgres.close());
    [owner, connections] = [postgres, [postgres, postgres]];
  }
  for (const id of administrators) {
    // oxlint-disable-next-line no-await-in-loop
    await owner.exec(`
      insert into auth.users (id, email) values ('${id}', '${id.slice(-1)}@example.com');
      insert into private.admins (user_id) values ('${id}');`);
  }
}, 180_000);

afterAll(async () => {
  // oxlint-disable-next-line no-await-in-loop
  for (const close of closing) await close();
});

const types: Readonly<Record<string, string>> = {
  changes: 'jsonb',
  items: 'jsonb',
  before: 'jsonb',
  after: 'jsonb',
};

async function callAs(session: SqlSession, userId: string, name: string, body: object) {
  await session.exec(
    `set local role authenticated; set local request.jwt.claims = '{"sub": "${userId}"}'`,
  );
  const named = Object.keys(body).map(
    (key) =>
      `${key} => ($1::jsonb ->${types[key] === 'jsonb' ? '' : '>'} '${key}')::${types[key] ?? 'uuid'}`,
  );
  const { rows } = await session.query<{ answer: unknown }>(
    `select to_jsonb(answer) as answer from public.${name}(${named.join(', ')}) as answer`,
    [JSON.stringify(body)],
  );
  const answers = rows.map(({ answer }) => answer);
  return name.startsWith('save_') || name.startsWith('correct_') ? answers : answers[0];
}

/** Calls in a transaction of its own, as the API does. */
async function callAlone(index: number, name: string, body: object): Promise<unknown> {
  return connections[index]?.transaction((session) =>
    callAs(session, administrators[index] ?? '', name, body),
  );
}

/** Whether the next request or its response is lost. */
type Fate = 'request' | 'response' | 'none';

class Administrator {
  /** The change ids that this page has asked to undo. */
  readonly undone: string[] = [];
  /** What the rows say that nobody else touches. */
  readonly own = new Map<string, NewResult>();
  private readonly undos: (() => Promise<void>)[] = [];
  private fates: Fate[] = [];
  private readonly client: Client;
  private readonly name: string;

  constructor(index: number) {
    this.name = `${newId().slice(0, 8)} ${index}`;
    this.client = createClient('http://127.0.0.1:1', 'nothing', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (address, init) => {
          const fate = this.fates.shift() ?? 'none';
          if (fate === 'request') throw new TypeError('lost');
          const response = await this.answer(index, new Request(address, init));
          if (fate === 'response') throw new TypeError('lost');
          return response;
        },
      },
    });
  }

  private async answer(index: number, request: Request): Promise<Response> {
    const name = request.url.split('/').at(-1) ?? '';
    const body: object = await request.json();
    if ('change' in body) this.undone.push(String(body.change));
    try {
      const answer = await callAlone(index, name, body);
      return Response.json(answer ?? null);
    } catch (error) {
      const { code, message, detail: details, hint } = Object(error);
      return Response.json({ code, message, details, hint }, { status: 400 });
    }
  }

  /** Tries until the database has answered; @returns whether it did what it was asked for. */
  private async insist(attempt: (attempts: number) => Promise<void>, fates: Fate[]) {
    this.fates = [...fates];
    for (let attempts = 0; ; attempts += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        await attempt(attempts);
        return true;
      } catch (error) {
        if (error instanceof ConflictError || error instanceof OutdatedError) return false;
        if (!String(error).includes('lost')) throw error;
      }
    }
  }

  private save<Saved>(
    fates: Fate[],
    writeOf: (attempts: number) => Write<Saved>,
    onUndo = () => {},
  ) {
    return this.insist(async (attempts) => {
      const { undo } = await writeWith(this.client)(writeOf(attempts));
      this.undos.push(async () => {
        await undo();
        onUndo();
      });
    }, fates);
  }

  async run({ kind, number, fates }: Step): Promise<void> {
    // What is typed anew after a lost response is another score.
    const typed = (attempts: number) => `6-${number % 5}, 6-${attempts % 5}`;
    switch (kind) {
      case 'add': {
        const id = newId();
        const values = (attempts: number) =>
          newResultWith({
            team1: `A ${id.slice(0, 8)}`,
            team2: `B ${this.name}`,
            score: typed(attempts),
            date: '2026-11-20',
            category: 'Sexta Libre',
          });
        const save = (attempts: number) => {
          this.own.set(id, values(attempts));
          return resultAddition(tables, { id, values: values(attempts), matchId: null });
        };
        await this.save(fates, save, () => this.own.delete(id));
        return;
      }
      case 'correct': {
        const [id, before] = [...this.own][number % Math.max(1, this.own.size)] ?? [];
        if (id === undefined || before === undefined) return;
        const save = (attempts: number) => {
          const stage = number % 2 === 0 ? 'AM' : null;
          const values = { ...before, score: `7-5, ${typed(attempts)}`, stage };
          this.own.set(id, values);
          return correction(tables.results, id, values, before);
        };
        await this.save(fates, save, () => this.own.set(id, before));
        return;
      }
      case 'settle': {
        const matchId = matches[number % matches.length] ?? '';
        const id = newId();
        const { rows } = await owner.query<{ match: object }>(
          'select to_jsonb(m) as match from public.upcoming_matches as m where id = $1',
          [matchId],
        );
        const match = resultsTable.parse({ ...rows[0]?.match, score: '-' });
        if (match === null) return;
        await this.save(fates, (attempts) =>
          resultAddition(tables, {
            id,
            values: newResultWith({
              team1: match.team1,
              team2: match.team2,
              score: typed(attempts),
              date: match.date,
              category: match.category,
            }),
            matchId,
          }),
        );
        return;
      }
      case 'correctShared': {
        const { rows } = await owner.query<{ row: object }>(
          'select to_jsonb(r) as row from public.results as r where id = $1',
          [matches[number % matches.length]],
        );
        const before = resultsTable.parse(rows[0]?.row);
        if (before === null) return;
        await this.save(fates, (attempts) =>
          correction(
            tables.results,
            before.id,
            { ...before, score: `7-6, ${typed(attempts)}` },
            before,
          ),
        );
        return;
      }
      default: {
        const undo = this.undos.pop();
        if (undo !== undefined) await this.insist(undo, fates);
      }
    }
  }
}

type Step = {
  kind: 'add' | 'correct' | 'settle' | 'correctShared' | 'undo';
  number: number;
  fates: Fate[];
};

const fate = fc.constantFrom<Fate>('none', 'none', 'request', 'response');
const step = fc.record<Step>({
  kind: fc.constantFrom('add', 'correct', 'settle', 'correctShared', 'undo'),
  number: fc.nat({ max: 60 }),
  fates: fc.array(fate, { maxLength: 3 }),
});
const turns = fc.array(fc.tuple(fc.option(step), fc.option(step)), { minLength: 4, maxLength: 12 });

async function startAgain() {
  await owner.exec(`
    delete from public.results;
    delete from public.upcoming_matches;
    delete from private.history;
    delete from private.changes;`);
  for (const [index, id] of matches.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await owner.query(
      `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
       values ($1, $2, 'La Víbora', '2026-11-20', '21:00', 'Club', 'Sexta Libre')`,
      [id, `Los Smash ${index}`],
    );
  }
}

test('two administrators lose, double and undo nothing of each other', async () => {
  let saved = 0;
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(turns, async (both) => {
      await startAgain();
      const pages = [0, 1].map((index) => new Administrator(index));
      for (const steps of both) {
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(
          steps.map(async (each, index) => (each === null ? undefined : pages[index]?.run(each))),
        );
      }
      const { rows: stored } = await owner.query<{
        id: string;
        score: string;
        stage: string | null;
      }>('select id, score, stage from public.results where not id = any ($1) order by id', [
        matches,
      ]);
      const own = pages.flatMap((page) =>
        [...page.own].map(([id, { score, stage }]) => ({ id, score, stage })),
      );
      expect(stored).toEqual(own.sort((one, other) => (one.id < other.id ? -1 : 1)));
      // A match is announced or played, never both, nor neither.
      const { rows: played } = await owner.query(
        `select id from public.results where id = any ($1)
         union all select id from public.upcoming_matches order by id`,
        [matches],
      );
      expect(played).toEqual(matches.map((id) => ({ id })));
      const { rows: undoneRows } = await owner.query<{ actor: string; id: string }>(
        `select distinct history.actor, changes.id from private.history
         left join private.changes on changes.number = history.transaction_id
         where history.is_undone`,
      );
      for (const { actor, id } of undoneRows) {
        expect(pages[administrators.indexOf(actor)]?.undone).toContain(id);
      }
      saved += stored.length;
      undone += undoneRows.length;
    }),
    { numRuns: scale(200, 20), seed: 20261130 },
  );
  expect(Math.min(saved, undone)).toBeGreaterThan(0);
}, 600_000);

test.runIf(hasNativePostgres()).each([
  ['an undo', 'undo_change', { change_id: newId() }, 2],
  ['the question what refuses it', 'find_obstacle', {}, { is_free: true, obstacle: null }],
])('a save and %s at once never wait for each other', async (_what, name, body, expected) => {
  await startAgain();
  const settling = (index: number) => {
    const match = { team1: `Los Smash ${index}`, team2: 'La Víbora', date: '2026-11-20' };
    const item = {
      ...match,
      score: '6-4, 6-3',
      category: 'Sexta Libre',
      match_id: matches[index],
    };
    return { items: [{ id: newId(), ...item }], change_id: newId() };
  };
  const first = settling(0);
  await callAlone(0, 'save_results', first);
  const calls: Promise<unknown>[] = [];
  await owner.transaction(async (session) => {
    const expectWaiting = async (count: number) => {
      const waiting = 'select distinct pid from pg_catalog.pg_locks where not granted';
      const ask = async () => (await session.query(waiting)).rows.length;
      await expect.poll(ask).toBe(count);
    };
    // The save has stored its result when it waits here for its match.
    await session.query('select from public.upcoming_matches where id = $1 for update', [
      matches[1],
    ]);
    calls.push(callAlone(0, 'save_results', settling(1)));
    await expectWaiting(1);
    calls.push(callAlone(1, name, { change: first.change_id, ...body }));
    await expectWaiting(2);
  });
  const [saved, answer] = await Promise.all(calls);
  expect(saved).toMatchObject([{ id: matches[1] }]);
  expect(answer).toEqual(expected);
});
