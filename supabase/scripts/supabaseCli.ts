import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type CliAnswer = { succeeded: boolean; output: string; errors: string };

/** Runs the Supabase CLI that the project pins. */
export function runSupabaseCli(parameters: readonly string[]): CliAnswer {
  const command = join(root, 'node_modules/.bin/supabase');
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  return { succeeded: status === 0, output: stdout, errors: error ? error.message : stderr };
}
