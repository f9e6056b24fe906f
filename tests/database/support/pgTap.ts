import type { PGlite } from '@electric-sql/pglite';
import { parseTap, type TapReport } from '../../../supabase/scripts/tap.ts';
import { readRepositoryFile } from './testDatabase.ts';

/**
 * Runs one pgTAP file; whatever happens in it, the database is afterwards as it was.
 * @param before a statement that the file's own transaction starts with
 */
export async function runTapFile(postgres: PGlite, path: string, before = ''): Promise<TapReport> {
  const lines: string[] = [];
  let error: string | undefined;
  try {
    const file = readRepositoryFile(path).replace(/^begin;$/m, () => `begin;\n${before};`);
    const results = await postgres.exec(file, { rowMode: 'array' });
    for (const { rows } of results) lines.push(...rows.flatMap(textOfRow));
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
    await postgres.exec('rollback');
  }
  // What a file prepares outlives its transaction.
  await postgres.exec('deallocate all');
  return { ...parseTap(lines), error };
}

function textOfRow(row: unknown): string[] {
  return Array.isArray(row) ? row.flatMap((cell) => String(cell).split('\n')) : [];
}
