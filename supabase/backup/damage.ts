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

const readTables = [...backedUpTables, 'auth.users', 'storage.objects'] as const;
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
      await database.exclusive((postgres) =>
        postgres.query(`select count(to_jsonb(stored)::text) from ${table} as stored`),
      );
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
