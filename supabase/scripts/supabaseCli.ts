import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type CliAnswer = { succeeded: boolean; output: string; errors: string };

/** Runs the Supabase CLI that the project pins. */
export function runSupabaseCli(parameters: readonly string[]): CliAnswer {
  return run(join(root, 'node_modules/.bin/supabase'), parameters, process.env['PATH']);
}

/** Runs another version of the Supabase CLI, which npx fetches from the registry. */
export function runOtherSupabaseCli(version: string, parameters: readonly string[]): CliAnswer {
  // `npm run` puts our Node first in the path, which npm was not made for: its own has to be found.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return run('npx', ['--yes', `supabase@${version}`, ...parameters], path);
}

function run(command: string, parameters: readonly string[], path: string | undefined): CliAnswer {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  return { succeeded: status === 0, output: stdout, errors: error ? error.message : stderr };
}
