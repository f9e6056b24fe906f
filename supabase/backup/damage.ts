import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EmbeddedDatabase, SqlSession } from '../embedded/database.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { isDamage } from '../embedded/openDatabase.ts';
import { publicPictures } from '../embedded/storage/pictureFiles.ts';
import { sentence, warn } from '../terminal/say.ts';
import { wayBack } from './brokenLeague.ts';
import { listCopies } from './copies.ts';
import { backedUpTables } from './tables.ts';

/** What of an open league cannot be read. */
export type Damage = {
  /** E.g. `public.results`. */
  tables: readonly string[];
  /** How many pictures have no file, or one of another length. */
  pictures: number;
  /** What has fewer rows than at the last look, although nobody has deleted them: pages of zeros are no error. */
  lost: readonly LostRows[];
};

export type LostRows = { table: string; before: number; now: number };

export type DamageWatch = {
  /** What the last look has found. */
  found(): Damage;
  /** Looks at everything, one table at a time, and says in the terminal what is new. */
  look(): Promise<Damage>;
  /** Looks soon: Postgres has just failed to read something. */
  lookSoon(): void;
  stop(): void;
};

type Watched = {
  database: Pick<EmbeddedDatabase, 'exclusive'>;
  picturesFolder: string;
  /** Null: nothing is kept. */
  dataFolder: string | null;
};

const readTables = [...backedUpTables, 'auth.users', 'storage.buckets', 'storage.objects'] as const;
/** Each request for a broken page asks for a look. */
const shortestInterval = 60_000;

export function watchDamage(watched: () => Watched | false | undefined): DamageWatch {
  let damage: Damage = { tables: [], pictures: 0, lost: [] };
  let said = '';
  let soon: NodeJS.Timeout | undefined;
  let lastLook = -Infinity;

  async function look() {
    const open = watched();
    if (open === undefined || open === false) return damage;
    lastLook = performance.now();
    damage = await findDamage(open);
    const what = describe(damage);
    if (what !== '' && what !== said) {
      const { dataFolder } = open;
      const way = dataFolder === null ? '' : sentence('stopFirst', { way: wayBack(dataFolder) });
      warn('cannotBeRead', { what, way });
    }
    said = what;
    return damage;
  }

  return {
    found: () => damage,
    look,
    lookSoon() {
      if (soon !== undefined) return;
      const wait = Math.max(0, lastLook + shortestInterval - performance.now());
      soon = setTimeout(() => {
        soon = undefined;
        look().catch(() => undefined);
      }, wait);
      soon.unref();
    },
    stop: () => clearTimeout(soon),
  };
}

async function findDamage({ database, picturesFolder, dataFolder }: Watched): Promise<Damage> {
  const tables: string[] = [];
  for (const table of readTables) {
    try {
      // Nobody waits for more than one table.
      // oxlint-disable-next-line no-await-in-loop
      await database.exclusive(async (postgres) => {
        await postgres.query(`select count(to_jsonb(stored)::text) from ${table} as stored`);
        const { rows } = await postgres.query<{ scan: string }>(indexScans, [table]);
        await postgres.transaction(async (transaction) => {
          await transaction.exec(byIndexAlone);
          // oxlint-disable-next-line no-await-in-loop
          for (const { scan } of rows) await transaction.query(scan);
        });
      });
    } catch (error) {
      if (!isDamage(error)) throw error;
      tables.push(table);
    }
  }
  const pictures = tables.includes('storage.objects')
    ? []
    : (
        await database.exclusive((postgres) =>
          postgres.query<{ name: string; size: number | null }>(
            `select name, (metadata ->> 'size')::int as size from storage.objects
             where bucket_id = 'pictures'`,
          ),
        )
      ).rows;
  const isWhole = (name: string, size: number | null) => {
    const file = statSync(join(publicPictures(picturesFolder), name), { throwIfNoEntry: false });
    return file !== undefined && (size === null || file.size === size);
  };
  return {
    tables,
    pictures: pictures.filter(({ name, size }) => !isWhole(name, size)).length,
    lost:
      dataFolder === null || tables.length > 0
        ? []
        : compareRows(dataFolder, await database.exclusive(countRows)),
  };
}

const rowCounts = v.object({
  /** The number of the last change of the league. */
  change: v.number(),
  rows: v.record(v.string(), v.number()),
});
type RowCounts = v.InferOutput<typeof rowCounts>;

async function countRows(postgres: SqlSession): Promise<RowCounts> {
  const counts = backedUpTables.map((table) => `'${table}', (select count(*) from ${table})`);
  const { rows } = await postgres.query<RowCounts>(
    `select
       coalesce(pg_sequence_last_value(pg_get_serial_sequence('private.history', 'id')), 0)::int as change,
       jsonb_build_object(${counts.join(', ')}) as rows`,
  );
  return v.parse(rowCounts, rows[0]);
}

/** Compares with the last look at the same folder; what is there now is what the next one compares with. */
function compareRows(dataFolder: string, counted: RowCounts): LostRows[] {
  const path = join(dataFolder, 'row-counts.json');
  const kept = keptCounts(path);
  const changes = kept === null ? Infinity : counted.change - kept.change;
  const lost = Object.entries(kept?.rows ?? {}).flatMap(([table, before]) => {
    const now = counted.rows[table] ?? 0;
    // Each row that is deleted leaves one in the history, from which any change purges what is old. A call that
    // changes nothing purges older calls, too.
    const isPurged = table === 'private.changes' || (table === 'private.history' && changes > 0);
    const most = isPurged ? Infinity : changes;
    return before - now > most ? [{ table, before, now }] : [];
  });
  const text = JSON.stringify(counted);
  if (lost.length === 0 && JSON.stringify(kept) !== text) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    replaceDurably(path, Buffer.from(text));
  }
  return lost;
}

function keptCounts(path: string): RowCounts | null {
  try {
    return v.parse(rowCounts, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** A query for each index of a table that reads it from one end to the other. */
const indexScans = `
  select format(
    'select count(*) from (select from %s where %s order by %s) as read',
    indrelid::regclass,
    coalesce(pg_get_expr(indpred, indrelid), 'true'),
    string_agg(
      pg_get_indexdef(indexrelid, number, true)
        || case when indoption[number - 1] & 1 = 1 then ' desc' else '' end,
      ', ' order by number
    )
  ) as scan
  from pg_catalog.pg_index
  cross join lateral generate_series(1, indnkeyatts) as number
  where indrelid = $1::regclass
  group by indexrelid, indrelid, indpred`;

const byIndexAlone = `
  set local enable_seqscan = off; set local enable_bitmapscan = off;
  set local enable_sort = off; set local enable_incremental_sort = off;`;

function describe({ tables, pictures, lost }: Damage): string {
  const files = pictures === 0 ? [] : [sentence('picturesWithoutFile', { count: pictures })];
  const rows = lost.map(({ table, before, now }) =>
    sentence('rowsLost', { lost: before - now, before, table }),
  );
  return [...tables, ...rows, ...files].join(', ');
}

/** The age of what brings a league back. @returns ISO 8601 */
export function timeOfLastBackup(dataFolder: string | null): string | null {
  const [last] = dataFolder === null ? [] : listCopies(dataFolder);
  return last === undefined ? null : new Date(last.at).toISOString();
}
