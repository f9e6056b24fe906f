/**
 * `npm run db:types`: writes src/data/database.types.ts from the migrated schema.
 *
 * The generator is the Supabase CLI's. Version 2.117, which the project pins for everything else,
 * runs it in Docker; version 3.1 does without, and is fetched for this one command.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openNativePostgres } from './nativePostgres.ts';
import { runOtherSupabaseCli, runSupabaseCli } from './supabaseCli.ts';

const target = fileURLToPath(new URL('../../src/data/database.types.ts', import.meta.url));
const header = `// Generated from supabase/migrations by \`npm run db:types\`: change those, not this.\n\n`;

async function generateTypes(): Promise<string> {
  const postgres = await openNativePostgres();
  try {
    const push = runSupabaseCli(['db', 'push', '--db-url', postgres.url, '--yes']);
    if (!push.succeeded) throw new Error(`The migrations failed.\n${push.output}${push.errors}`);
    const types = runOtherSupabaseCli('3.1.0', [
      'gen',
      'types',
      `--remote=${postgres.url}`,
      '--schema=public',
    ]);
    if (!types.succeeded) throw new Error(`The generator failed.\n${types.errors}`);
    return types.output;
  } finally {
    postgres.stop();
  }
}

try {
  const types = await generateTypes();
  const style = await resolveConfig(target);
  writeFileSync(target, await format(header + types, { ...style, parser: 'typescript' }));
  console.log('Wrote src/data/database.types.ts.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
