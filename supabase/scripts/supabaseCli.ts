import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type CliAnswer = { succeeded: boolean; output: string; errors: string };

/** Runs the project's own Supabase CLI, or another version of it from the registry. */
export function runSupabaseCli(
  parameters: readonly string[],
  options: { folder?: string; version?: string } = {},
): CliAnswer {
  const command = options.version === undefined ? 'supabase' : `supabase@${options.version}`;
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', command, ...parameters], {
    cwd: options.folder ?? root,
    encoding: 'utf8',
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  return { succeeded: status === 0, output: stdout, errors: stderr };
}
