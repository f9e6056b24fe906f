import { expect, test } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { findObstacle } from '../../../src/admin/obstacle.ts';
import { explainRefusedUndo, onRefusedUndo } from '../../../src/session/refusedUndo.ts';
import { undoOf } from '../../../src/session/write.ts';
import type { UndoneChange } from '../../../src/session/writeErrors.ts';

// Which change it is the database says (`tests/database/undo.test.ts`): here it is asked and read.

type Call = { name: string; body: unknown };

/** A client of a database that answers each function so. */
function clientOf(answers: Readonly<Record<string, unknown>>, calls: Call[] = []) {
  return createClient('https://project.supabase.co', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (...call) => {
        const request = new Request(...call);
        const name = request.url.split('/').at(-1) ?? '';
        calls.push({ name, body: await request.json() });
        const answer = answers[name];
        return answer === undefined
          ? Response.json({ code: 'PT409', message: 'changed' }, { status: 409 })
          : Response.json(answer);
      },
    },
  });
}

const changeOf = (id: number, change: string) => ({
  id,
  change,
  at: '2026-11-28T21:00:00+00:00',
  actor: null,
  table_name: 'clubs',
  row_id: `row ${id}`,
  before: { name: 'Uno' },
  after: { name: 'Otro' },
  is_undone: false,
});

test('the change that goes first is read whole', async () => {
  const calls: Call[] = [];
  const client = clientOf(
    {
      find_obstacle: [{ is_free: false, obstacle: 9 }],
      read_history: [changeOf(9, 'later'), changeOf(8, 'later'), changeOf(7, 'earlier')],
    },
    calls,
  );
  expect(await findObstacle(client, 3, true)).toMatchObject({
    id: 9,
    rows: [{ id: 9 }, { id: 8 }],
  });
  expect(calls).toEqual([
    { name: 'find_obstacle', body: { change_id: 3, restores: true } },
    { name: 'read_history', body: { before_id: 10, only_deleted: false } },
  ]);
});

test('what stands in the way of a write of this page is asked by its change id', async () => {
  const calls: Call[] = [];
  await findObstacle(clientOf({ find_obstacle: [] }, calls), 'own');
  expect(calls).toEqual([{ name: 'find_obstacle', body: { change: 'own', restores: false } }]);
});

test.each([
  [[{ is_free: true, obstacle: null }], 'none'],
  [[{ is_free: false, obstacle: null }], 'unknown'],
  [[], 'unknown'],
])('%j: %s', async (answer, obstacle) => {
  expect(await findObstacle(clientOf({ find_obstacle: answer }), 3)).toBe(obstacle);
});

test('an undo that is refused is explained by the desk, and by nobody where it is not there', async () => {
  const refused = await undoOf([5], [])
    .send(clientOf({}), 'own')
    .catch((error: unknown) => error);
  expect(await explainRefusedUndo(refused)).toBe(false);
  const asked: UndoneChange[] = [];
  const stop = onRefusedUndo(async (undone) => asked.push(undone) > 0);
  expect(await explainRefusedUndo(new Error('no network'))).toBe(false);
  expect(await explainRefusedUndo(refused)).toBe(true);
  stop();
  expect(await explainRefusedUndo(refused)).toBe(false);
  expect(asked).toEqual([5]);
});
