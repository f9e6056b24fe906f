import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scale } from '../support/scale.ts';
import { openingTimeout, openTestDatabase } from './support/testDatabase.ts';

// Any sequence of changes, undone in reverse, leaves the tables as before; undone or restored in any
// order, it leaves every row with its pair and every match in one list. A calendar's numbers only rise.

const admin = 'c0000000-0000-4000-8000-000000000001';
const ids = [1, 2, 3].map((number) => `d0000000-0000-4000-8000-00000000000${number}`);
const teams = ['Los Smash', 'LOS SMÁSH', 'Doble Pared', 'Peña', 'Pena'];

let postgres: PGlite;

beforeAll(async () => {
  postgres = await openTestDatabase();
  await postgres.exec(`
    insert into auth.users (id, email) values ('${admin}', 'organizadora@example.com');
    insert into private.admins (user_id) values ('${admin}');
    set role authenticated;
    set request.jwt.claims = '{"sub": "${admin}", "role": "authenticated"}';
  `);
}, openingTimeout);

afterAll(() => postgres.close());

const id = fc.constantFrom(...ids);
const team = fc.constantFrom(...teams);
const merged = fc.constantFrom(...teams, 'La Víbora', 'Los Nuevos');
const score = fc.constantFrom('6-4, 6-3', '6-0, 6-0', 'W.O.');

/** SQL of one change. */
const change = fc.oneof(
  fc.record({ id, team, score }).map(
    (row) => `insert into public.results (id, team1, team2, score, date, category)
      select '${row.id}', '${row.team}', 'La Víbora', '${row.score}', '2026-11-20', 'Sexta Libre'
      where not exists (select from public.results where id = '${row.id}')
        and not exists (select from public.upcoming_matches where id = '${row.id}')`,
  ),
  fc.record({ id, team }).map(
    (row) => `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
      select '${row.id}', '${row.team}', 'La Víbora', '2026-11-30', '21:00', 'Club', 'Sexta Libre'
      where not exists (select from public.results where id = '${row.id}')
        and not exists (select from public.read_history(of_row => '${row.id}')
          where table_name = 'upcoming_matches')`,
  ),
  fc
    .record({ id, team, score })
    .map(
      (row) =>
        `update public.results set team1 = '${row.team}', score = '${row.score}' where id = '${row.id}'`,
    ),
  id.map((row) => `delete from public.results where id = '${row}'`),
  id.map((row) => `delete from public.upcoming_matches where id = '${row}'`),
  fc.record({ id, score }).map(
    (row) => `select public.save_results(jsonb_agg(jsonb_build_object(
        'match_id', id, 'team1', team1, 'team2', team2, 'score', '${row.score}', 'date', date,
        'category', category)))
      from public.upcoming_matches where id = '${row.id}' having count(*) > 0`,
  ),
  fc.record({ id, score }).map(
    (row) => `select public.correct_result(results.id, to_jsonb(results), to_jsonb(results)
        || jsonb_build_object('team1', matches.team2, 'team2', matches.team1, 'score', '${row.score}'),
        matches.id)
      from public.results, public.upcoming_matches as matches where matches.id = '${row.id}' limit 1`,
  ),
  fc.record({ pair: team, name: fc.constantFrom('Los Nuevos', 'Doble Pared') }).map(
    (row) => `select public.rename_pair(id, '${row.name}') from public.pairs
      where name = '${row.pair}' and not exists (
        select from public.pair_names where key = lower('${row.name}') and pair_id <> id)`,
  ),
  // Again and again: the spellings of a merged pair are merged with those of the next.
  fc.record({ from: merged, into: merged }).map(
    (row) => `select public.merge_pairs(merged.id, kept.id)
      from public.pairs as merged, public.pairs as kept
      where merged.name = '${row.from}' and kept.name = '${row.into}' and merged.id <> kept.id`,
  ),
  team.map(
    (name) => `insert into public.pairs (category, name)
      select 'Sexta Libre', '${name}' where not exists (
        select from public.pair_names where key = replace(lower('${name}'), 'á', 'a'))`,
  ),
  team.map(
    (name) => `delete from public.pairs where name = '${name}'
      and id not in (select unnest(array[pair1_id, pair2_id]) from public.results)
      and id not in (select unnest(array[pair1_id, pair2_id]) from public.upcoming_matches)`,
  ),
);

async function asOwner<Row>(sql: string): Promise<Row[]> {
  await postgres.exec('reset role');
  const { rows } = await postgres.query<Row>(sql);
  await postgres.exec('set role authenticated');
  return rows;
}

/** Everything that the API shows but when it changed, and which pairs only a match mentioned. */
async function tables(): Promise<unknown> {
  const rows = await asOwner(`
    select
      (select jsonb_agg(to_jsonb(r) - 'changed_at' order by id) from public.results r) as results,
      (select jsonb_agg(to_jsonb(m) - 'changed_at' order by id) from public.upcoming_matches m) as matches,
      (select jsonb_agg(p order by id) from public.pairs p) as pairs,
      (select jsonb_agg(n order by key) from public.pair_names n) as spellings,
      (select jsonb_agg(o order by pair_id) from private.mentioned_pairs o) as mentioned`);
  return rows[0];
}

/** What must never be: a row without its pair, a pair without its name, a match in both lists. */
async function faults(): Promise<string[]> {
  const rows = await asOwner<{ fault: string }>(`
    with teams as (
      select category, team1 as team, pair1_id as pair_id from public.results
      union all select category, team2, pair2_id from public.results
      union all select category, team1, pair1_id from public.upcoming_matches
      union all select category, team2, pair2_id from public.upcoming_matches)
    select 'The pair of a row is not ' || team as fault
    from teams left join public.pairs on pairs.id = pair_id where pairs.name is distinct from team
    union all
    select name || ' does not lead to its pair'
    from public.pairs left join public.pair_names on key = private.name_key(name)
    where pair_id is distinct from pairs.id
    union all
    select name || ' has no match'
    from public.pairs join private.mentioned_pairs on pair_id = pairs.id
    where not private.is_pair_used(pairs.id)
    union all
    select match_id || ' is announced and has a result'
    from private.settled_matches join public.upcoming_matches on id = match_id`);
  return rows.map(({ fault }) => fault);
}

type CalendarEvent = { id: string; number: number; content: string };

/** Follows the calendar of all matches; each call says what changed without a higher number. */
function followCalendar(): () => Promise<string[]> {
  const known = new Map<string, CalendarEvent>();
  return async () => {
    const events = await asOwner<CalendarEvent>(`
      select id, extract(epoch from changed_at)::float as number,
        jsonb_build_array(day, begins, names, location, is_cancelled)::text as content
      from private.calendar_events(null, null, 'UTC')`);
    return events.flatMap((event) => {
      const before = known.get(event.id);
      known.set(event.id, event);
      if (before === undefined || event.number > before.number) return [];
      const isSame = event.number === before.number && event.content === before.content;
      return isSame ? [] : [`${JSON.stringify(before)} became ${JSON.stringify(event)}`];
    });
  };
}

async function lastChange(): Promise<string> {
  const { rows } = await postgres.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from public.read_history()',
  );
  return rows[0]?.id ?? '0';
}

const undo = (id: string) => postgres.query('select public.undo_change($1::bigint)', [id]);

/** Three matches of six pairs, of which any change finds something to change. */
async function startAgain() {
  await asOwner(`truncate public.results, public.upcoming_matches, public.pairs, public.adjustments, public.withdrawals, public.lots,
    public.pair_names, private.mentioned_pairs, private.history`);
  await postgres.exec(`
    insert into public.results (id, team1, team2, score, date, category) values
      ('${ids[0]}', 'Los Smash', 'La Víbora', '6-4, 6-3', '2026-11-20', 'Sexta Libre'),
      ('${ids[1]}', 'Doble Pared', 'Peña', '6-4, 6-3', '2026-11-20', 'Sexta Libre');
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
      ('${ids[2]}', 'Los Smash', 'Pena', '2026-11-30', '21:00', 'Club', 'Sexta Libre')`);
}

/** Makes a change, or none: after a merge two names may be of one pair, which does not play against itself. */
async function make(sql: string) {
  await postgres.query(sql).catch((error: unknown) => {
    if (!String(error).includes('A pair does not play against itself')) throw error;
  });
}

test('a sequence of changes is undone to the state before, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await startAgain();
      const states: { before: unknown; after: unknown; change: string }[] = [];
      for (const sql of changes) {
        const before = await tables();
        const last = await lastChange();
        await make(sql);
        const made = await lastChange();
        if (made !== last) states.push({ before, after: await tables(), change: made });
      }
      for (const { before, after, change: made } of states.toReversed()) {
        // The second call is the one that is repeated after its response was lost.
        await undo(made);
        await undo(made);
        expect(await tables()).toEqual(before);
        const read = 'select is_undone from public.read_history(before_id => $1 + 1) limit 1';
        expect((await postgres.query(read, [made])).rows).toEqual([{ is_undone: true }]);
        // An undo is a change, too.
        await undo(await lastChange());
        expect(await tables()).toEqual(after);
        await undo(await lastChange());
        expect(await tables()).toEqual(before);
      }
    }),
    { numRuns: scale(100, 20), seed: 20261122 },
  );
});

/** What is undone or restored; the number says which of the entries there are. */
type Comeback = { number: number; call: [name: string, entries: string] };
const comeback = fc.record<Comeback>({
  number: fc.nat(),
  call: fc.constantFrom(
    ['undo_change', 'public.read_history() where not is_undone'],
    ['restore_row', "public.read_history() where table_name <> 'pairs' and before is not null"],
    ['restore_row', 'public.read_history(only_deleted => true)'],
  ),
});

/** @returns the error's code where the call is refused */
async function call(name: string, entryId: string): Promise<string> {
  try {
    await postgres.query(`select public.${name}($1::bigint)`, [entryId]);
    return 'returned';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** What the database says of an undo or a restore before it is asked for it: that it is free, or the obstacle. */
async function obstacleTo(entryId: string, name = 'undo_change'): Promise<string | null> {
  const { rows } = await postgres.query<{ is_free: boolean; obstacle: string | null }>(
    'select is_free, obstacle::text from public.find_obstacle($1::bigint, $2)',
    [entryId, name === 'restore_row'],
  );
  const [answer] = rows;
  return answer?.is_free === true ? 'free' : (answer?.obstacle ?? null);
}

/** @returns the outcome, or nothing where there is no such entry */
async function comeBack({ number, call: [name, entries] }: Comeback): Promise<string[]> {
  const { rows } = await postgres.query<{ id: string }>(`select id::text from ${entries}`);
  const entry = rows[number % rows.length];
  if (entry === undefined) return [];
  const before = await tables();
  const obstacle = await obstacleTo(entry.id, name);
  expect(await tables()).toEqual(before);
  const outcome = await call(name, entry.id);
  expect(outcome === 'returned').toBe(obstacle === 'free');
  // What is named can be undone itself, and one after the other leads to what was asked for.
  if (obstacle === 'free' || obstacle === null) return [outcome];
  return [outcome, await call('undo_change', obstacle)];
}

test('whatever comes back in whichever order fits the rows that are there', async () => {
  const outcomes: string[] = [];
  const step = fc.oneof({ weight: 2, arbitrary: change }, comeback);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      await startAgain();
      const changedUnnumbered = followCalendar();
      await changedUnnumbered();
      for (const each of steps) {
        if (typeof each === 'string') await make(each);
        else outcomes.push(...(await comeBack(each)));
        expect([await faults(), await changedUnnumbered()]).toEqual([[], []]);
      }
    }),
    { numRuns: scale(150, 60), seed: 20261122 },
  );
  // What does not fit is refused, and never otherwise than as a conflict.
  expect(new Set(outcomes)).toEqual(new Set(['returned', 'PT409']));
});

const resultOf = (id: string | undefined, team: string) =>
  `insert into public.results (id, team1, team2, score, date, category)
   values ('${id}', '${team}', 'La Víbora', '6-4, 6-3', '2026-11-20', 'Sexta Libre')`;
const scoreOf = (id: string | undefined, text: string) =>
  `update public.results set score = '${text}' where id = '${id}'`;
const pairNamed = (name: string) => `(select id from public.pairs where name = '${name}')`;
const renaming = (from: string, to: string) =>
  `select public.rename_pair(${pairNamed(from)}, '${to}')`;
const merging = `select public.merge_pairs(${pairNamed('La Víbora')}, ${pairNamed('Doble Pared')})`;
const category = (name: string) =>
  `insert into public.categories (name, title, slug, position) values ('${name}', '${name}', 'decima', 99)`;
const order = (direction: string) =>
  `select public.order_rows('categories', (select array_agg(id order by name ${direction}) from public.categories))`;
const newId = 'd0000000-0000-4000-8000-000000000009';
const resultIn = (name: string, id: string | undefined) =>
  resultOf(id, `Otra ${id?.at(-1)}`).replace('Sexta Libre', name);

test.each<[what: string, changes: string[], stands: number | 'free', call?: string]>([
  ['a merge, then a new name', [merging, renaming('Doble Pared', 'Los Nuevos')], 1],
  [
    'a merge, then a result',
    [merging, resultOf(newId, 'Los Smash').replace('La Víbora', 'Doble Pared')],
    'free',
  ],
  ['a result, then its pair’s new name', [resultOf(newId, 'Otra'), renaming('Otra', 'Dúo')], 1],
  ['two corrections', [scoreOf(ids[0], '6-0, 6-0'), scoreOf(ids[0], '6-1, 6-1')], 1],
  [
    'three corrections, of which the last goes first',
    [scoreOf(ids[0], '6-0, 6-0'), scoreOf(ids[0], '6-1, 6-1'), scoreOf(ids[0], '6-2, 6-2')],
    2,
  ],
  [
    'a deletion, then the same again',
    [`delete from public.results where id = '${ids[0]}'`, resultOf(ids[0], 'Los Smash')],
    1,
  ],
  [
    'corrections of two results',
    [scoreOf(ids[0], '6-0, 6-0'), scoreOf(ids[1], '6-0, 6-0')],
    'free',
  ],
  [
    'two new names of the league',
    [`update public.league set name = 'Otra'`, `update public.league set name = 'Una más'`],
    1,
  ],
  ['a new order, then another', [order('desc'), order('asc')], 1],
  [
    'a category, then a result in it',
    [category('Décima'), resultOf(newId, 'Otra').replace('Sexta Libre', 'Décima')],
    1,
  ],
  [
    'a category, then two results in it, of which the last goes first',
    [category('Décima'), ...[ids[2], newId].map((id) => resultIn('Décima', id))],
    2,
  ],
  [
    'a category in the trash, and another one of its name',
    [category('Décima'), `delete from public.categories where name = 'Décima'`, category('Décima')],
    2,
    'restore_row',
  ],
])('%s: what stands in the way is named', async (_what, changes, stands, name) => {
  await startAgain();
  await asOwner(`delete from public.categories where name = 'Décima'`);
  await asOwner('truncate private.history');
  const made: string[] = [];
  for (const sql of changes) {
    await postgres.query(sql);
    made.push(await lastChange());
  }
  const asked = made[name === undefined ? 0 : 1] ?? '';
  expect(await obstacleTo(asked, name)).toBe(stands === 'free' ? 'free' : made[stands]);
});

test.each<[what: string, changes: string[]]>([
  ['five corrections', [0, 1, 2, 3, 4].map((games) => scoreOf(ids[0], `6-${games}, 6-0`))],
  [
    'a category, and what is in it',
    [
      category('Décima'),
      resultIn('Décima', ids[2]),
      resultIn('Décima', newId),
      scoreOf(newId, '6-1, 6-1'),
      renaming('Otra 9', 'Dúo'),
    ],
  ],
])('%s: who follows what is named comes to the undo', async (_what, changes) => {
  await startAgain();
  await asOwner(`delete from public.categories where name = 'Décima'`);
  await asOwner(`delete from public.upcoming_matches`);
  await asOwner('truncate private.history');
  const before = await tables();
  const made: string[] = [];
  for (const sql of changes) {
    await postgres.query(sql);
    made.push(await lastChange());
  }
  // One was undone and made again: neither stands in the way any more.
  await undo(made.at(-1) ?? '');
  await undo(await lastChange());
  const [asked = ''] = made;
  for (let left = changes.length - 1; left > 0; left -= 1) {
    const obstacle = await obstacleTo(asked);
    if (obstacle === 'free') break;
    await undo(obstacle ?? 'nothing is named');
  }
  expect(await obstacleTo(asked)).toBe('free');
  await undo(asked);
  expect(await tables()).toEqual(before);
});
