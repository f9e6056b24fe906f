import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '../embedded/database.ts';
import { isDamage } from '../embedded/openDatabase.ts';
import { publicPictures } from '../embedded/storage/pictureFiles.ts';
import { dailyBackups, wayBack } from './brokenLeague.ts';
import { backedUpTables } from './tables.ts';

/** What of an open league cannot be read. */
export type Damage = {
  /** E.g. `public.results`. */
  tables: readonly string[];
  /** How many pictures have no file, or one of another length. */
  pictures: number;
};

export type DamageWatch = {
  /** What the last look has found. */
  found(): Damage;
  /** Looks at everything, one table at a time, and says in the terminal what is new. */
  look(): Promise<void>;
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

export function watchDamage(watched: () => Watched | undefined): DamageWatch {
  let damage: Damage = { tables: [], pictures: 0 };
  let said = '';
  let soon: NodeJS.Timeout | undefined;
  let lastLook = -Infinity;

  async function look() {
    const open = watched();
    if (open === undefined) return;
    lastLook = performance.now();
    damage = await findDamage(open);
    const what = describe(damage);
    if (what !== '' && what !== said) {
      const { dataFolder } = open;
      const way = dataFolder === null ? '' : ` Stop the league first. ${wayBack(dataFolder)}`;
      console.error(`Cannot be read: ${what}. The rest is served, nothing was changed.${way}`);
    }
    said = what;
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

async function findDamage({ database, picturesFolder }: Watched): Promise<Damage> {
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
  return { tables, pictures: pictures.filter(({ name, size }) => !isWhole(name, size)).length };
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

function describe({ tables, pictures }: Damage): string {
  const files = pictures === 0 ? [] : [`${pictures} pictures, whose files are gone or cut`];
  return [...tables, ...files].join(', ');
}

/** The age of what brings a league back. @returns ISO 8601 */
export function timeOfLastBackup(dataFolder: string | null): string | null {
  const [last] = dataFolder === null ? [] : dailyBackups(dataFolder);
  return last === undefined
    ? null
    : (statSync(last, { throwIfNoEntry: false })?.mtime.toISOString() ?? null);
}
