import { readFileSync, readdirSync } from 'node:fs';
import {
  openNativePostgres,
  type NativePostgres,
} from '../../../supabase/scripts/nativePostgres.ts';
import { openApi } from '../../database/support/siteReads.ts';

/** A Postgres with the league's schema and the two accounts of the demo league. */
export type Engine = {
  name: string;
  /** Runs statements one by one; @returns the first column of every row, as text */
  run(...statements: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
};

const root = new URL('../../../', import.meta.url);
const noRows = 'truncate public.results, public.upcoming_matches';

/** The Postgres that the embedded server runs on. */
export async function openEmbedded(): Promise<Engine> {
  const api = await openApi();
  const run: Engine['run'] = (...statements) =>
    api.exclusive(async (postgres) => {
      const lines: string[] = [];
      for (const statement of statements) lines.push(...linesOf(await postgres.exec(statement)));
      return lines;
    });
  await run(text('supabase/seed.sql'), noRows, text('tests/bench/database/bench.sql'));
  return { name: await nameOf(run), run, close: () => api.close() };
}

/** A Postgres of this machine; `null` where there is none. */
export async function openNative(): Promise<Engine | null> {
  let postgres: NativePostgres;
  try {
    postgres = await openNativePostgres();
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  }
  const run: Engine['run'] = async (...statements) =>
    postgres
      .run(`${statements.join(';\n')};`)
      .split('\n')
      .filter((line) => line !== '');
  for (const file of readdirSync(new URL('supabase/migrations', root)).sort()) {
    postgres.runFile(`supabase/migrations/${file}`);
  }
  postgres.runFile('supabase/seed.sql');
  postgres.runFile('tests/bench/database/bench.sql');
  await run(noRows);
  return {
    name: await nameOf(run),
    run,
    close: async () => postgres.stop(),
  };
}

async function nameOf(run: Engine['run']): Promise<string> {
  const [version = ''] = await run('select version()');
  const [, number = ''] = /^PostgreSQL ([\d.]+)/.exec(version) ?? [];
  return `${version.includes('wasm') ? 'PGlite' : 'native Postgres'} ${number}`;
}

function text(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** What PGlite's `exec` answers: of each statement its rows. */
function linesOf(results: unknown): string[] {
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: { rows: object[] }) =>
    result.rows.map((row) => String(Object.values(row)[0])),
  );
}
