import { AuthError, createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createSources } from '../../../src/live/sources.ts';
import { createWrite, type Write } from '../../../src/session/write.ts';
import {
  ConflictError,
  OutdatedError,
  PermissionError,
  SentBeforeError,
  SessionEndedError,
  WriteRefusedError,
} from '../../../src/session/writeErrors.ts';
import { addition, deletion } from '../../../src/session/writeRows.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { newResultWith } from '../../../stories/fixtures/rows.ts';

const result = newResultWith();

type Answers = {
  /** Until then lists are being loaded. */
  loaded?: Promise<void>;
  renewal?: AuthError | null;
};

/** A page that has not loaded anything; `done` has what happens there, in order. */
function openPage(isAdmin: boolean, { loaded, renewal: error = null }: Answers = {}) {
  const done: string[] = [];
  const client = createClient('http://127.0.0.1:1', 'nothing', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      // Its one request of the database is an undo.
      async fetch(_address, init) {
        const { change } = await new Response(init?.body ?? null).json();
        done.push(`undo ${change}`);
        // Under this one nothing was changed.
        return Response.json(change === firstId ? 1 : 0);
      },
    },
  });
  vi.spyOn(client.auth, 'refreshSession').mockImplementation(async () => {
    done.push('renew');
    return { data: { user: null, session: null }, error };
  });
  const data = createData({
    ...createSources('http://127.0.0.1:1', 'nothing'),
    supabase: async () => {
      done.push('client');
      return client;
    },
  });
  const { results } = data.tables;
  vi.spyOn(results, 'expectOwn').mockImplementation((id) => done.push(`own ${id}`));
  const reload = async () => {
    done.push('reload');
    await loaded;
  };
  const write = createWrite({ ...data, reload }, isAdmin);
  return { write, done, tables: data.tables };
}

/** A write that logs its steps; its first attempts fail with these. */
function loggedWrite(done: string[], ...failures: readonly Error[]): Write<string> {
  const left = [...failures];
  return {
    refusal: 'No tienes permisos para añadir resultados',
    ids: ['1'],
    async send() {
      done.push('send');
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      return 'row';
    },
    apply: (saved) => done.push(`apply ${saved}`),
  };
}

/** A change id whose next one carries over. */
const firstId = '00000000-0000-4000-8000-00000000ffff';

type Page = ReturnType<typeof openPage>;

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['añadir resultados', ({ write, tables }) => write(addition(tables.results, '1', result))],
  ['eliminar resultados', ({ write, tables }) => write(deletion(tables.results, '1'))],
  [
    'añadir próximos partidos',
    ({ write, tables }) => write(addition(tables.upcomingMatches, '1', tonight)),
  ],
  [
    'eliminar próximos partidos',
    ({ write, tables }) => write(deletion(tables.upcomingMatches, '1')),
  ],
])('Only the administrator may add or delete: %s', async (action, run) => {
  const page = openPage(false);
  const refusal = new PermissionError(`No tienes permisos para ${action}`);
  await expect(run(page)).rejects.toThrow(refusal);
  // Nothing was sent.
  expect(page.done).not.toContain('client');
});

test('a write is sent, shown, and followed by a reload; its undo goes the same way', async () => {
  const { write, done } = openPage(true);
  const { saved, undo } = await write({ ...loggedWrite(done), changeId: firstId });
  expect(saved).toBe('row');
  expect(done.splice(0)).toEqual(['own 1', 'client', 'send', 'apply row', 'reload']);
  await undo();
  expect(done).toEqual(['own 1', 'client', `undo ${firstId}`, 'reload']);
});

test('an attempt without a response is repeated under its change id, an answered one is not', async () => {
  const { write, done } = openPage(true);
  const used: string[] = [];
  const attempt = async (failure?: Error) => {
    const own = loggedWrite(done, ...(failure === undefined ? [] : [failure]));
    const noted: typeof own = {
      ...own,
      send(client, changeId) {
        used.push(changeId);
        return own.send(client, changeId);
      },
    };
    await write(noted).catch(() => {});
  };
  await attempt(new TypeError('Failed to fetch'));
  await attempt(new OutdatedError(''));
  await attempt();
  await attempt();
  const [lost, refused, saved, another] = used;
  expect(refused).toBe(lost);
  expect(new Set([lost, saved, another]).size).toBe(3);
});

test('an undo that finds nothing to undo says so', async () => {
  const { write, done } = openPage(true);
  const { undo } = await write(loggedWrite(done));
  await expect(undo()).rejects.toThrow(OutdatedError);
});

test('what is typed after a lost response corrects what was stored, and both are undone', async () => {
  const { write, done } = openPage(true);
  const { saved, undo } = await write({
    ...loggedWrite(done, new SentBeforeError('', {}, ['first'])),
    changeId: firstId,
    sendTyped: async (_client, changeId, stored) => `${changeId.slice(-4)} after ${stored.join()}`,
  });
  expect(saved).toBe('0000 after first');
  done.splice(0);
  await undo();
  const secondId = '00000000-0000-4000-8000-000000010000';
  expect(done).toEqual(['own 1', 'client', `undo ${secondId}`, `undo ${firstId}`, 'reload']);
});

test('a write that shows what it stored waits for no list, and one that does not waits', async () => {
  const loading = Promise.withResolvers<void>();
  const { write, done } = openPage(true, { loaded: loading.promise });
  const { apply: _, ...unshown } = loggedWrite(done);
  const waiting = write(unshown).then(() => done.push('unshown'));
  void write(loggedWrite(done)).then(() => done.push('shown'));
  await vi.waitFor(() => expect(done).toContain('shown'));
  expect(done).not.toContain('unshown');
  loading.resolve();
  await waiting;
});

test('a session that cannot be renewed has ended, and nothing is sent again', async () => {
  const { write, done } = openPage(true, { renewal: new AuthError('') });
  const ended = new SessionEndedError('');
  await expect(write(loggedWrite(done, ended))).rejects.toBe(ended);
  expect(done).toEqual(['own 1', 'client', 'send', 'renew']);
});

test('a session that ran out is renewed, and the write is sent once more', async () => {
  const { write, done } = openPage(true);
  await write(loggedWrite(done, new SessionEndedError('')));
  expect(done).toEqual(['own 1', 'client', 'send', 'renew', 'send', 'apply row', 'reload']);
});

test.each([
  ['a refused write says who may write', new WriteRefusedError(''), PermissionError, false],
  ['a conflict shows what is stored', new ConflictError(null), ConflictError, true],
  ['an outdated write shows what is stored', new OutdatedError(''), OutdatedError, true],
  ['a failed request changes nothing', new TypeError('Failed to fetch'), TypeError, false],
])('%s', async (_, failure, thrown, isReloaded) => {
  const { write, done } = openPage(true);
  await expect(write(loggedWrite(done, failure))).rejects.toBeInstanceOf(thrown);
  expect(done).toEqual(['own 1', 'client', 'send', ...(isReloaded ? ['reload'] : [])]);
});
