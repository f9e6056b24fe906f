import { readFileSync, readdirSync } from 'node:fs';
import { openNativePostgres } from '../../../supabase/scripts/nativePostgres.ts';
import { openApi } from '../../database/support/siteReads.ts';

/** A Postgres with the league's schema, its demo users and bench.sql. */
export type Engine = AsyncDisposable & {
  name: string;
  /** Runs statements one by one. @returns the first column of every row, as text */
  run(...statements: readonly string[]): Promise<string[]>;
};

const root = new URL('../../../', import.meta.url);
const preparation = ['supabase/seed.sql', 'tests/bench/database/bench.sql'];
const noRows = 'truncate public.results, public.upcoming_matches';

/** The Postgres of the embedded server. */
export async function openEmbedded(): Promise<Engine> {
  const api = await openApi();
  const run: Engine['run'] = (...statements) =>
    api.exclusive(async (postgres) => {
      const lines: string[] = [];
      for (const statement of statements) lines.push(...linesOf(await postgres.exec(statement)));
      return lines;
    });
  await run(...preparation.map((file) => readFileSync(new URL(file, root), 'utf8')), noRows);
  return { name: 'PGlite', run, [Symbol.asyncDispose]: () => api.close() };
}

/** A Postgres of this machine; `null` where none is installed. */
export async function openNative(): Promise<Engine | null> {
  try {
    const postgres = await openNativePostgres();
    const run: Engine['run'] = async (...statements) => {
      const output = postgres.run(`${statements.join(';\n')};`);
      return output.split('\n').filter((line) => line !== '');
    };
    const migrations = readdirSync(new URL('supabase/migrations', root)).sort();
    const files = migrations.map((file) => `supabase/migrations/${file}`);
    for (const file of [...files, ...preparation]) postgres.runFile(file);
    await run(noRows);
    return { name: 'native Postgres', run, [Symbol.asyncDispose]: async () => postgres.stop() };
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return null;
  }
}

/** PGlite's `exec` returns the rows of each statement. */
function linesOf(results: unknown): string[] {
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: { rows: object[] }) =>
    result.rows.map((row) => String(Object.values(row)[0])),
  );
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
