import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type CliAnswer = { succeeded: boolean; output: string; errors: string };

export type CliOptions = {
  /** What the command reads: SQL in its parameters could be seen by others of this machine. */
  input?: string;
  /** Whether it talks to the user itself. */
  isInteractive?: boolean;
};

/** Runs a command of the Supabase CLI. */
export type SupabaseCli = (parameters: readonly string[], options?: CliOptions) => CliAnswer;

/** Runs the Supabase CLI that the project pins. */
export const runSupabaseCli: SupabaseCli = (parameters, { input = '', isInteractive } = {}) => {
  const command = join(root, 'node_modules/.bin/supabase');
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    ...(isInteractive ? { stdio: 'inherit' } : { input }),
  });
  return {
    succeeded: status === 0,
    output: stdout ?? '',
    errors: error ? error.message : (stderr ?? ''),
  };
};
