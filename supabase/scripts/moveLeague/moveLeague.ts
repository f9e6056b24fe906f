import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { seasonIn } from '../../../src/league/season.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { oldPicture } from './oldPicture.ts';
import { oldFileOf, readOldFiles, type OldLeague, type OldName } from './oldFiles.ts';

/** What became of a part of the old league: `done` includes what was there already. */
export type MovedPart = { part: string; outcome: 'done' | 'note' | 'failed'; text: string };

type Row = Record<string, unknown>;
type StoredRow = Row & { id: string };

export type MoveOptions = {
  /** The old project's. */
  folder: string;
  /** The present project's, whose own pictures are nobody's. */
  project: string;
  /** Signed in as the administrator: policies, constraints and history hold as for a save at `/admin`. */
  client: SupabaseClient;
  report: (part: MovedPart) => void;
};

/**
 * Writes the old league into the database. What the database has already stays as it is, and rows keep ids
 * that follow from the old files: it may run again after a failure, or after changes at `/admin`.
 * @throws Error if the files cannot be read, or the user may not write
 */
export async function moveLeague({ folder, project, client, report }: MoveOptions): Promise<void> {
  const old = await readOldFiles(folder);
  const { error } = await client.rpc('unused_pictures');
  if (error !== null) {
    throw new Error(
      `This user may not write here (${error.message}): give it the right with npm run host.`,
    );
  }
  const move = { old, folder, client, report };
  for (const name of ['about', 'categories', 'colors', 'seasons', 'sponsors'] satisfies OldName[]) {
    if (old[name] !== undefined) continue;
    report({ part: name, outcome: 'note', text: `the old project has no ${oldFileOf(name)}` });
  }
  await moveIdentity(move, join(project, iconFile));
  // A season that is there is not moved again: it would lack the category.
  if (await moveCategories(move)) await moveSeasons(move);
  else report({ part: 'seasons', outcome: 'failed', text: 'they wait for the categories above' });
  await moveLists(move);
  notePublicFiles(move, project);
}

type Move = Omit<MoveOptions, 'project'> & { old: OldLeague };

// The league's row -------------------------------------------------------------------------------------

const iconFile = 'public/icon-512.png';

async function moveIdentity(move: Move, ownIcon: string) {
  const { old, client, report } = move;
  const { league, about, colors } = old;
  if (league === undefined) return;
  const part = 'league';
  if ((await readLeague(client)) === null) {
    const begun = { name: league.name, time_zone: league.timeZone ?? 'UTC' };
    const { error } = await client.from('league').insert([begun]);
    if (error !== null) return report({ part, outcome: 'failed', text: error.message });
  }
  const row = await readLeague(client);
  if (row === null) throw new Error('The league could not be read: run the command again.');
  // What a migration or the guide has set is not yet this league's.
  const isNew = ['short_name', 'description', 'slogan'].every((name) => isEmpty(row[name]));
  const { profile } = league;
  // What is stored together or not at all.
  const groups: Row[] = [
    { name: league.name },
    { time_zone: league.timeZone },
    { address: league.address?.replace(/\/+$/u, '') },
    { short_name: league.shortName },
    { description: league.description },
    { slogan: league.quote },
    { city: league.city },
    { brand: colors?.brand[7]?.toLowerCase() },
    { accent: colors?.accent[4]?.toLowerCase() },
    { profile_name: profile?.name, profile_network: profile?.network, profile_url: profile?.url },
    { story: about?.story },
    { scoring: about?.scoring },
    { joining: about?.joining },
    { dates: about?.dates },
    { icon: isEmpty(row['icon']) ? await moveIcon(move, ownIcon) : undefined },
  ];
  const different = groups.filter(
    (group) =>
      !Object.values(group).some(isEmpty) &&
      Object.entries(group).some(([name, value]) => !isDeepStrictEqual(row[name], value)),
  );
  const isFree = (group: Row) => isNew || Object.keys(group).every((name) => isEmpty(row[name]));
  for (const group of different.filter((group) => !isFree(group))) {
    const text = `stays as the database has it; the old files say ${JSON.stringify(group)}`;
    report({ part, outcome: 'note', text });
  }
  const moved = different.filter(isFree);
  const update = (fields: Row) => client.from('league').update(fields).eq('id', row.id);
  let failed = 0;
  // One change of the history, or those that are accepted.
  if (moved.length > 0 && (await update(Object.assign({}, ...moved))).error !== null) {
    for (const group of moved) {
      const { error } = await update(group);
      if (error === null) continue;
      failed += 1;
      const text = `${Object.keys(group).join(', ')}: ${error.message}`;
      report({ part, outcome: 'failed', text });
    }
  }
  report({ part, outcome: 'done', text: `${moved.length - failed} settings moved` });
}

async function readLeague(client: SupabaseClient): Promise<StoredRow | null> {
  const { data } = await client.from('league').select('*').maybeSingle<StoredRow>();
  return data;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

async function moveIcon(move: Move, ownIcon: string): Promise<string | undefined> {
  const file = join(move.folder, iconFile);
  if (!existsSync(file) || isSameFile(file, ownIcon)) return undefined;
  return upload(move, 'icon', file, 'icon');
}

// Categories and seasons -------------------------------------------------------------------------------

/** @returns whether all are there */
async function moveCategories({ old, client, report }: Move): Promise<boolean> {
  const { categories = [] } = old;
  const known = await rowsOf(client, 'categories');
  const counts = { moved: 0, there: 0 };
  for (const [
    index,
    { name, slug, shortName = null, spreadsheet = null },
  ] of categories.entries()) {
    const row = known.find((each) => each['name'] === name);
    const fields = { short_name: shortName, spreadsheet };
    // The key of its matches stays; so does the slug, to which links lead.
    const missing = Object.entries(fields).filter(
      ([field, value]) => row !== undefined && isEmpty(row[field]) && !isEmpty(value),
    );
    const { error } =
      row === undefined
        ? await client
            .from('categories')
            .insert([{ name, title: name, slug, ...fields, position: index + 1 }])
        : missing.length === 0
          ? { error: null }
          : await client.from('categories').update(Object.fromEntries(missing)).eq('id', row.id);
    if (error !== null) report({ part: name, outcome: 'failed', text: error.message });
    else if (row === undefined || missing.length > 0) counts.moved += 1;
    else counts.there += 1;
    if (row !== undefined && row['slug'] !== slug) {
      const text = `its address stays ${String(row['slug'])}; the old files say ${slug}`;
      report({ part: name, outcome: 'note', text });
    }
  }
  for (const { name } of known) {
    if (categories.length === 0 || categories.some((each) => each.name === name)) continue;
    const text = 'is in the database and not in the old files: it stays';
    report({ part: String(name), outcome: 'note', text });
  }
  report({ part: 'categories', outcome: 'done', text: summaryOf(counts) });
  return counts.moved + counts.there === categories.length;
}

async function moveSeasons({ old, client, report }: Move) {
  const known = await rowsOf(client, 'seasons');
  const playing = await rowsOf(client, 'season_categories');
  const categories = (await rowsOf(client, 'categories')).filter(
    ({ name }) => old.categories?.some((category) => category.name === name) ?? true,
  );
  const counts = { moved: 0, there: 0 };
  for (const season of old.seasons ?? []) {
    const { name, slug, firstDay, rule, legs, qualified, relegated } = season;
    const before = known.find((row) => row['slug'] === slug);
    const id = before?.id ?? idOf('seasons', slug);
    if (before !== undefined && playing.some((row) => row['season_id'] === id)) {
      counts.there += 1;
      continue;
    }
    const { points, ties, superTieBreak, walkover } = rule;
    const row = {
      id,
      slug,
      name,
      starts_on: firstDay,
      points,
      ties,
      super_tie_break: superTieBreak,
      walkover,
    };
    const insert =
      before === undefined ? await client.from('seasons').insert([row]) : { error: null };
    const { error } =
      insert.error === null
        ? await client.from('season_categories').insert(
            categories.map((category) => ({
              season_id: id,
              category: category['name'],
              legs: legs ?? null,
              qualified: qualified?.count ?? 0,
              relegated: relegated?.count ?? 0,
            })),
          )
        : insert;
    if (error === null) counts.moved += 1;
    else report({ part: name, outcome: 'failed', text: error.message });
  }
  report({ part: 'seasons', outcome: 'done', text: summaryOf(counts) });
  for (const text of renamedPlaces(old)) report({ part: 'seasons', outcome: 'note', text });
}

/** The site names the places of a table by their number now. */
function renamedPlaces({ seasons = [] }: OldLeague): readonly string[] {
  const texts = seasons.flatMap(({ qualified, relegated }) => {
    const counts = { qualified: qualified?.count ?? 0, relegated: relegated?.count ?? 0 };
    const season = { name: '', slug: '', firstDay: '', rule: defaultRule };
    const now = seasonIn({ ...season, categories: { any: { legs: null, ...counts } } }, 'any');
    return [[qualified, now.qualified] as const, [relegated, now.relegated] as const].flatMap(
      ([before, after]) =>
        before === undefined || before.name === after?.name
          ? []
          : [
              `the place of ${before.count} pairs is called “${after?.name}” now, no longer “${before.name}”`,
            ],
    );
  });
  return [...new Set(texts)];
}

// Lists ------------------------------------------------------------------------------------------------

async function moveLists(move: Move) {
  const { league, sponsors = [] } = move.old;
  const { organisers = [], clubs = [], heroPictures = [] } = league ?? {};
  await moveList(
    move,
    'organisers',
    organisers.map((row) => ({
      key: `${row.name} ${row.whatsapp}`,
      title: row.name,
      read: async () => row,
    })),
  );
  await moveList(
    move,
    'clubs',
    clubs.map((row) => ({ key: row.name, title: row.name, read: async () => row })),
  );
  await moveList(
    move,
    'sponsors',
    sponsors.map(({ file, name, alt }) => ({
      key: file,
      title: name,
      read: async () => ({
        name,
        alt,
        picture: await upload(move, name, pictureFile(move, 'sponsors', file), 'logo'),
      }),
    })),
  );
  await moveList(
    move,
    'hero_pictures',
    heroPictures.map(({ file, phoneFile, alt, focus = '50% 50%' }) => ({
      key: file,
      title: alt,
      read: async () => ({
        alt,
        focus,
        picture: await upload(move, file, pictureFile(move, 'hero', file), 'hero'),
        phone_picture: phoneFile
          ? ((await upload(move, phoneFile, pictureFile(move, 'hero', phoneFile), 'phone')) ?? null)
          : null,
      }),
    })),
  );
}

/** @param entries in their order; each is read only if the database does not have it */
async function moveList(
  { client, report }: Move,
  table: 'organisers' | 'clubs' | 'sponsors' | 'hero_pictures',
  entries: readonly { key: string; title: string; read: () => Promise<Row> }[],
) {
  const rows = await rowsOf(client, table);
  const ids = new Set(entries.map(({ key }) => idOf(table, key)));
  // Somebody may have entered it by hand.
  const titles = rows.filter(({ id }) => !ids.has(id)).map((row) => row['name'] ?? row['alt']);
  const counts = { moved: 0, there: 0 };
  for (const [index, { key, title, read }] of entries.entries()) {
    const id = idOf(table, key);
    if (rows.some((row) => row.id === id) || titles.includes(title)) {
      counts.there += 1;
      continue;
    }
    const row = await read();
    // Said by the upload.
    if ('picture' in row && row['picture'] === undefined) continue;
    const { error } = await client.from(table).insert([{ id, ...row, position: index + 1 }]);
    if (error === null) counts.moved += 1;
    else report({ part: title, outcome: 'failed', text: error.message });
  }
  report({ part: table, outcome: 'done', text: summaryOf(counts) });
}

function pictureFile({ folder }: Move, kind: 'hero' | 'sponsors', file: string): string {
  return join(folder, 'src/league', kind, file);
}

/** @returns the path of the stored picture; undefined if it could not be stored, which is reported */
async function upload(
  { client, report }: Move,
  part: string,
  file: string,
  kind: Parameters<typeof oldPicture>[1],
): Promise<string | undefined> {
  try {
    const { path, bytes, type } = await oldPicture(file, kind);
    const { error } = await client.storage
      .from('pictures')
      .upload(path, bytes, { contentType: type, cacheControl: '31536000' });
    // The same picture is there already: its path is a digest of it.
    if (error === null || error.statusCode === '409') return path;
    throw error;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    report({ part, outcome: 'failed', text: `${file} was not stored: ${why}` });
    return undefined;
  }
}

// Files that stay files --------------------------------------------------------------------------------

function notePublicFiles({ folder, report }: Move, project: string) {
  const place = join(folder, 'public');
  const own = (existsSync(place) ? readdirSync(place) : []).filter(
    (name) =>
      /\.(?:png|jpg|svg)$/u.test(name) &&
      !isSameFile(join(place, name), join(project, 'public', name)),
  );
  if (own.length === 0) return;
  const text = `${own.join(', ')} stay files: copy them into the public/ of this project`;
  report({ part: 'public', outcome: 'note', text });
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

async function rowsOf(client: SupabaseClient, table: string): Promise<readonly StoredRow[]> {
  const { data, error } = await client
    .from(table)
    .select('*')
    .limit(1_000)
    .overrideTypes<StoredRow[], { merge: false }>();
  if (error !== null) throw new Error(`${table} could not be read: ${error.message}`);
  return data;
}

function summaryOf({ moved, there }: { moved: number; there: number }): string {
  return `${moved} moved, ${there} there already`;
}

/** The same id at each run, in the form of a random UUID. */
function idOf(table: string, key: string): string {
  const digits = createHash('sha256').update(`${table} ${key}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
