import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { pairAddition, pairMerge, pairRename, playersChange } from '../../src/admin/changePairs.ts';
import { restorationOf } from '../../src/admin/useHistory.ts';
import { readHistory } from '../../src/matches/history.ts';
import {
  ConflictError,
  InUseError,
  NameTakenError,
  OutdatedError,
  PermissionError,
  SessionEndedError,
} from '../../src/session/writeErrors.ts';
import {
  categoriesTable,
  heroPicturesTable,
  organisersTable,
  seasonCategoriesTable,
  seasonsTable,
  type NewCategory,
  type NewSeason,
} from '../../src/admin/league/settingTables.ts';
import { seasonAddition } from '../../src/admin/league/seasonAddition.ts';
import {
  seasonCategoriesChange,
  type SeasonCategories,
} from '../../src/admin/league/seasonCategories.ts';
import { reordering } from '../../src/admin/league/useSettingsTable.ts';
import type { Table, TableRow } from '../../src/live/table.ts';
import { resultsAddition } from '../../src/matches/saveResults.ts';
import { resultsTable } from '../../src/matches/tables.ts';
import type { Client } from '../../src/live/sources.ts';
import { addition, additions, correction, deletion } from '../../src/session/writeRows.ts';
import { undoOf, type Write } from '../../src/session/write.ts';
import type { NewPair } from '../../src/padel/pair.ts';
import { ofItsDay, type NewResult } from '../../src/padel/result.ts';
import { newId } from '../../src/live/newId.ts';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { sharedJwtSecret, shareServer } from '../support/sharedServer.ts';
import { opened, signedIn, tables, writeWith } from './support/writeWith.ts';
import { newResultWith } from '../../stories/fixtures/rows.ts';

// Two administrators, or one with two windows, edit the same row: nothing is overwritten unseen.

let supabase: EmbeddedSupabase;
let admin: Client;

beforeAll(async () => {
  supabase = await shareServer();
  admin = await signedIn(supabase, demoAdmin);
});

const typed = newResultWith({
  // What has a meaning of its own in a filter of PostgREST.
  team1: 'Pérez, (h) & "Gómez" 100%',
  team2: '"C:\\\\ null"',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
});
const corrected: NewResult = { ...typed, score: '6-4, 7-5' };

const write = <Saved>(own: Write<Saved>) => writeWith(admin)(own);

async function saveRow<Item extends TableRow & NewItem, NewItem>(
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
): Promise<Item> {
  return (await write(addition(opened(table), id, values))).saved;
}

async function changeRow<Item extends TableRow & NewItem, NewItem>(
  table: Table<Item, NewItem>,
  id: string,
  values: NewItem,
  before: NewItem,
): Promise<Item> {
  return (await write(correction(opened(table), id, values, before))).saved;
}

const deleteRow = <Item extends TableRow & NewItem, NewItem>(
  table: Table<Item, NewItem>,
  id: string,
) => write(deletion(opened(table), id));

async function savedResult(): Promise<string> {
  const id = newId();
  await saveRow(resultsTable, id, typed);
  return id;
}

async function stored(id: string) {
  const { data } = await admin
    .from('results')
    .select(Object.keys(resultsTable.toRow(typed)).join())
    .eq('id', id);
  const row: object | undefined = data?.[0];
  if (row === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name === 'season_id' ? 'seasonId' : name, value]),
  );
}

test('a save that is repeated after its response was lost is one row, with what is typed now', async () => {
  const id = await savedResult();
  expect(await saveRow(resultsTable, id, typed)).toMatchObject({ id, ...typed });
  expect(await saveRow(resultsTable, id, corrected)).toMatchObject({ id, ...corrected });
  expect(await stored(id)).toEqual(corrected);
});

test('a row that is as the editor saw it is changed, and once more without harm', async () => {
  const id = await savedResult();
  const change = () => changeRow(resultsTable, id, corrected, typed);
  expect(await change()).toMatchObject({ id, ...corrected });
  // The response was lost: the same change again finds it done.
  expect(await change()).toMatchObject({ id, ...corrected });
  expect(await stored(id)).toEqual(corrected);
});

test('a change of a column that its table names otherwise is found done, too', async () => {
  const id = newId();
  const shown = { picture: 'hero/volea.avif', alt: 'Un remate', focus: '50% 50%', position: 9 };
  const before = { ...shown, phonePicture: null };
  const values = { ...before, phonePicture: 'hero/volea-telefono.avif' };
  await saveRow(heroPicturesTable, id, before);
  try {
    const change = () => changeRow(heroPicturesTable, id, values, before);
    expect(await change()).toMatchObject(values);
    expect(await change()).toMatchObject(values);
  } finally {
    await deleteRow(heroPicturesTable, id);
  }
});

test('a row that was changed meanwhile stays, and the editor is given it', async () => {
  const id = await savedResult();
  await changeRow(resultsTable, id, { ...typed, team2: 'Otros' }, typed);
  const refused = changeRow(resultsTable, id, corrected, typed);
  await expect(refused).rejects.toThrow(ConflictError);
  await expect(refused).rejects.toMatchObject({ current: { id, team2: 'Otros' } });
  expect(await stored(id)).toEqual({ ...typed, team2: 'Otros' });
});

test('a change or a deletion that the database refuses says so', async () => {
  const id = await savedResult();
  const user = await signedIn(supabase, demoUser);
  const writeAsUser = writeWith(user);
  const refused = writeAsUser(correction(tables.results, id, corrected, typed));
  await expect(refused).rejects.toThrow(PermissionError);
  await expect(writeAsUser(deletion(tables.results, id))).rejects.toThrow(PermissionError);
  expect(await stored(id)).toEqual(typed);
});

test('an expired token ends the session: it is no missing right', async () => {
  const exp = Math.floor(Date.now() / 1000) - 3600;
  const claims = { sub: demoAdmin.userId, role: 'authenticated', aud: 'authenticated', exp };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(sharedJwtSecret));
  const accessToken = () => Promise.resolve(token);
  const late: Client = createClient(supabase.url, supabase.publishableKey, { accessToken });
  const save = addition(tables.results, newId(), typed).send(late, newId());
  await expect(save).rejects.toThrow(SessionEndedError);
});

const announced = {
  team1: 'Los Anunciados',
  team2: 'Los Otros',
  date: '2026-11-20',
  time: '21:00',
  location: 'Club',
  category: 'Sexta Libre',
  ...ofItsDay,
} as const;

async function countIn(table: string, ids: readonly string[]) {
  const { data } = await admin.from(table).select('id').in('id', ids);
  return data?.length;
}

test('many results are saved in one call, twice without harm, and taken back together', async () => {
  const match = { id: newId(), values: announced };
  await write(additions(tables.upcomingMatches, [match]));
  await write(additions(tables.upcomingMatches, [match]));
  const played = { ...typed, ...announced, time: null, location: null };
  const items = [
    { id: newId(), values: played, matchId: match.id },
    { id: newId(), values: { ...typed, score: 'W.O.', winner: 2 as const }, matchId: null },
  ];
  // In their order, in which the database keeps them.
  const save = () => write(resultsAddition(tables, items));
  const { saved, undo } = await save();
  expect(saved).toMatchObject([
    { id: match.id, time: '21:00', location: 'Club' },
    { id: items[1]?.id, winner: 2 },
  ]);
  expect((await save()).saved).toEqual(saved);
  const ids = saved.map(({ id }) => id);
  expect(await countIn('upcoming_matches', ids)).toBe(0);
  await undo();
  expect(await countIn('results', ids)).toBe(0);
  expect(await countIn('upcoming_matches', ids)).toBe(1);
});

test('what somebody changed since is not taken back', async () => {
  const id = newId();
  const { undo } = await write(resultsAddition(tables, [{ id, values: typed, matchId: null }]));
  await changeRow(resultsTable, id, corrected, typed);
  await expect(undo()).rejects.toThrow(OutdatedError);
  expect(await stored(id)).toEqual(corrected);
});

test('one row that cannot be stored stores none', async () => {
  const items = ['6-4, 6-3', ''].map((score) => ({
    id: newId(),
    values: { ...typed, score },
    matchId: null,
  }));
  await expect(write(resultsAddition(tables, items))).rejects.toBeInstanceOf(Error);
  const ids = items.map(({ id }) => id);
  expect(await countIn('results', ids)).toBe(0);
});

test('what a page did is undone, whatever it was, and what somebody changed since is not', async () => {
  const id = await savedResult();
  const change = (to: NewResult, from: NewResult) =>
    write(correction(tables.results, id, to, from));
  await (await change(corrected, typed)).undo();
  expect(await stored(id)).toEqual(typed);

  const { undo: undoDeletion } = await deleteRow(resultsTable, id);
  await undoDeletion();
  // The response was lost.
  await undoDeletion();
  expect(await stored(id)).toEqual(typed);

  const { undo } = await change(corrected, typed);
  // Somebody else takes it back, and makes another change of the same row as it was.
  await change(typed, corrected);
  await change({ ...typed, score: '6-0, 6-0' }, typed);
  await expect(undo()).rejects.toThrow(OutdatedError);
  expect(await stored(id)).toMatchObject({ score: '6-0, 6-0' });
});

test('who saves what is stored already undoes nothing of somebody else', async () => {
  const id = await savedResult();
  const { undo } = await write(correction(tables.results, id, typed, corrected));
  await expect(undo()).rejects.toThrow(OutdatedError);
  expect(await stored(id)).toEqual(typed);
});

test('a change is undone by its id after a reload and from another device', async () => {
  const id = await savedResult();
  await writeWith(await signedIn(supabase, demoAdmin))(undoOf([id], [id]));
  expect(await stored(id)).toBeUndefined();
});

test('a night of ten, each of whose responses is lost once, is ten results and one undo', async () => {
  const items = Array.from({ length: 10 }, (_, games) => ({
    id: newId(),
    values: { ...typed, score: `6-${games % 5}, 6-3` },
    matchId: null,
  }));
  const ids = items.map(({ id }) => id);
  const paste = (lost?: 'response', sent = items) =>
    writeWith(admin, lost)(resultsAddition(tables, sent));
  await expect(paste('response')).rejects.toThrow('lost');
  // One was corrected before it is sent again, and that response is lost, too.
  const again = items.map((item, index) =>
    index === 3 ? { ...item, values: { ...item.values, score: '6-0, 6-0' } } : item,
  );
  const { saved, undo } = await paste(undefined, again);
  expect(saved.map(({ id }) => id)).toEqual(ids);
  expect(saved.map(({ score }) => score)).toEqual(again.map(({ values }) => values.score));
  expect(await countIn('results', ids)).toBe(10);
  await undo();
  expect(await countIn('results', ids)).toBe(0);
});

test('a list whose new order has no response is ordered once, and one undo takes it back', async () => {
  const names = ['Ana Paz', 'Luz Gil', 'Eva Rey'];
  const rows = await Promise.all(
    names.map((name, index) =>
      saveRow(organisersTable, newId(), {
        name,
        whatsapp: `+57 300 555 013${index}`,
        position: index + 1,
      }),
    ),
  );
  const ids = rows.map(({ id }) => id);
  const order = async () => {
    const { data } = await admin.from('organisers').select('name').in('id', ids).order('position');
    return data?.map(({ name }) => name);
  };
  try {
    const reorder = (lost?: 'response') =>
      writeWith(admin, lost)(reordering(organisersTable, rows.toReversed()));
    await expect(reorder('response')).rejects.toThrow('lost');
    const { undo } = await reorder();
    expect(await order()).toEqual(names.toReversed());
    await undo();
    // This response was lost, too.
    await undo();
    expect(await order()).toEqual(names);
  } finally {
    await Promise.all(ids.map((id) => deleteRow(organisersTable, id)));
  }
});

test('a page that was opened before changes had an id saves, corrects, deletes and undoes', async () => {
  const id = newId();
  const call = async (name: string, parameters: object) => {
    const { data, error } = await admin.rpc(name, parameters);
    expect(error).toBeNull();
    return data;
  };
  const undoLast = async () => {
    const [last] = await call('read_history', { of_row: id });
    await call('undo_change', { change_id: last.id });
  };
  await call('save_results', { items: [{ id, ...typed, match_id: null }] });
  await call('correct_result', { result_id: id, before: typed, after: corrected, match_id: null });
  expect(await stored(id)).toEqual(corrected);
  await undoLast();
  const { error } = await admin.from('results').delete().eq('id', id);
  expect(error).toBeNull();
  await undoLast();
  expect(await stored(id)).toEqual(typed);
  const { data: pairs } = await admin.from('results').select('pair1_id').eq('id', id).single();
  await call('rename_pair', { pair_id: pairs?.['pair1_id'], name: 'De antes' });
  await undoLast();
  expect(await stored(id)).toEqual(typed);
});

test('an undo and a restoration are taken back', async () => {
  const id = await savedResult();
  const lastChange = async () => {
    const { rows } = await readHistory(admin, {});
    const last = rows.find(({ rowId }) => rowId === id);
    if (last === undefined) throw new Error('The row has no history.');
    return last;
  };
  const redo = async (undoing: Write<void>) => (await write(undoing)).undo();
  await redo(undoOf([(await lastChange()).id], [id]));
  expect(await stored(id)).toEqual(typed);

  await changeRow(resultsTable, id, corrected, typed);
  const correctionMade = await lastChange();
  await redo(undoOf([correctionMade.id], [id]));
  expect(await stored(id)).toEqual(corrected);

  await deleteRow(resultsTable, id);
  const deleted = await lastChange();
  await redo(restorationOf(deleted));
  expect(await stored(id)).toBeUndefined();
  await expect(write(undoOf([correctionMade.id], [id]))).rejects.toThrow(OutdatedError);
});

test('a page of the history has every change whole, however many rows it has', async () => {
  const rows = Array.from({ length: 60 }, () => ({ id: newId(), values: typed }));
  await write(additions(tables.results, rows));
  const page = await readHistory(admin, {});
  const [first] = page.rows;
  expect(page.rows.filter(({ change }) => change === first?.change)).toHaveLength(60);
  const last = page.rows.at(-1);
  const next = await readHistory(admin, { beforeId: last?.id });
  expect(next.rows.filter(({ change }) => change === last?.change)).toEqual([]);
});

test('changes of the settings are in the history, and hide no change before them', async () => {
  const id = await savedResult();
  const contact = { name: 'Ana Paz', whatsapp: '+57 300 555 0134' };
  const contacts = Array.from({ length: 30 }, (_, index) => ({
    ...contact,
    position: index + 100,
  }));
  for (const rows of [contacts, contacts]) {
    // Each is a change of its own.
    expect((await admin.from('organisers').insert(rows)).error).toBeNull();
  }
  const page = await readHistory(admin, {});
  expect(page.rows.map(({ table }) => table)).toEqual(contacts.map(() => 'organisers'));
  const next = await readHistory(admin, { beforeId: page.rows.at(-1)?.id });
  expect(next.rows.map(({ rowId }) => rowId)).toContain(id);
  await admin.from('organisers').delete().gte('position', 100);
});

test('a pair is registered once, renamed with its matches, and merged', async () => {
  const category = 'Octava Libre';
  const addPair = (pair: NewPair) => write(pairAddition(tables, pair));
  await addPair({ category, name: 'Los Anotados', players: 'Ana / Luz' });
  await expect(addPair({ category, name: 'LOS  ANOTADOS', players: null })).rejects.toThrow(
    NameTakenError,
  );
  const { data } = await admin.from('pairs').select('id,players').eq('name', 'Los Anotados');
  expect(data).toEqual([{ id: expect.any(String), players: 'Ana / Luz' }]);
  const id = String(data?.[0]?.id);
  await write(playersChange({ id }, null));
  // A pair that was merged or removed meanwhile.
  const gone = write(playersChange({ id: newId() }, 'Ana / Luz'));
  await expect(gone).rejects.toThrow(OutdatedError);

  const result = newId();
  await saveRow(resultsTable, result, { ...typed, category, team1: 'Los Anotados' });
  expect((await write(pairRename({ id }, 'Los Inscriptos'))).saved).toBe(1);
  expect(await stored(result)).toMatchObject({ team1: 'Los Inscriptos' });
  await addPair({ category, name: 'Los Otros', players: null });
  await expect(write(pairRename({ id }, 'Los Otros'))).rejects.toThrow(NameTakenError);
  const other = await admin.from('pairs').select('id').match({ category, name: 'Los Otros' });
  const into = { id: String(other.data?.[0]?.id) };
  expect((await write(pairMerge({ id }, into))).saved).toBe(1);
  expect(await stored(result)).toMatchObject({ team1: 'Los Otros' });
});

const mixed: NewCategory = {
  name: 'Mixto A',
  title: 'Mixto A',
  shortName: null,
  slug: 'mixto-a',
  spreadsheet: null,
  position: 8,
};

test('a category is added, renamed under the name it keeps, and deleted while nobody plays in it', async () => {
  const id = newId();
  const save = () => saveRow(categoriesTable, id, mixed);
  expect(await save()).toMatchObject(mixed);
  expect(await save()).toMatchObject(mixed);
  const renamed = { ...mixed, title: 'Mixto B', shortName: 'Mx B', slug: 'mixto-b' };
  const change = () => changeRow(categoriesTable, id, renamed, mixed);
  expect(await change()).toMatchObject(renamed);
  // The response was lost.
  expect(await change()).toMatchObject(renamed);
  // Its first address leads to it still.
  const other = { ...mixed, name: 'Otra', title: 'Otra' };
  await expect(saveRow(categoriesTable, newId(), other)).rejects.toThrow(NameTakenError);
  await deleteRow(categoriesTable, id);
  const { data } = await admin.from('categories').select('id').eq('name', 'Sexta Libre');
  const played = String(data?.[0]?.id);
  await expect(deleteRow(categoriesTable, played)).rejects.toThrow(InUseError);
});

test('a season is added with the categories of the one before, and one undo takes both back', async () => {
  const id = newId();
  const season: NewSeason = {
    name: 'Copa 2099',
    slug: 'copa-2099',
    startsOn: '2099-03-01',
    endsOn: '2099-06-30',
    position: 20990301,
    win20: 3,
    win21: 3,
    draw: null,
    loss12: 1,
    loss02: -1,
    walkoverWin: 2,
    walkoverLoss: -9,
    unplayed: 0,
    tieLines: ['wins', 'points-among'],
    superTieBreak: 'points',
    walkover: 'no-games',
  };
  const add = seasonAddition(opened(seasonsTable), id, season);
  const categories = async () =>
    (await admin.from('season_categories').select('category,legs,qualified').eq('season_id', id))
      .data;
  const { saved, undo } = await write(add);
  expect(saved).toMatchObject(season);
  // The response was lost.
  await write(add);
  expect(await categories()).toHaveLength(7);
  expect(await categories()).toContainEqual({ category: 'Sexta Libre', legs: 1, qualified: 4 });
  // What is corrected is what was seen, its list too.
  const corrected = { ...season, tieLines: [], draw: 1 } satisfies NewSeason;
  expect(await changeRow(seasonsTable, id, corrected, season)).toMatchObject(corrected);
  await expect(changeRow(seasonsTable, id, corrected, season)).resolves.toBeTruthy();
  const other = { ...season, tieLines: ['sets-won' as const] };
  await expect(changeRow(seasonsTable, id, other, season)).rejects.toThrow(ConflictError);
  await changeRow(seasonsTable, id, season, corrected);
  const sameDay = { ...season, slug: 'otra-copa' };
  await expect(saveRow(seasonsTable, newId(), sameDay)).rejects.toThrow(NameTakenError);
  await undo();
  expect(await categories()).toEqual([]);
});

test('one save changes how categories play in a season, and one undo takes it back', async () => {
  const open = opened(seasonCategoriesTable);
  const { data } = await admin.from('seasons').select('id').eq('slug', 'clausura-2026').single();
  const season = String(data?.['id']);
  const read = async () => {
    const { columns, parse } = seasonCategoriesTable;
    const stored = await admin.from('season_categories').select(columns).eq('season_id', season);
    const rows = (stored.data ?? []).flatMap((row) => parse(row) ?? []);
    return rows.toSorted((one, other) => one.category.localeCompare(other.category));
  };
  const save = async (categories: SeasonCategories) => {
    const change = seasonCategoriesChange(open, season, await read(), categories);
    if (change === null) throw new Error('Nothing differs.');
    return write(change);
  };
  const before = await read();
  const all = Object.fromEntries(before.map((row) => [row.category, row]));
  const { 'Quinta Libre': _, ...others } = all;
  await save(others);
  const { undo } = await save({
    'Quinta Libre': { legs: 2, qualified: 0, relegated: 0 },
    'Sexta Libre': { legs: null, qualified: 2, relegated: 1 },
  });
  expect(await read()).toMatchObject([
    { category: 'Quinta Libre', legs: 2 },
    { category: 'Sexta Libre', legs: null, qualified: 2, relegated: 1 },
  ]);
  await undo();
  expect(await read()).toEqual(before.filter(({ category }) => category !== 'Quinta Libre'));
  expect(seasonCategoriesChange(open, season, await read(), others)).toBeNull();
});
