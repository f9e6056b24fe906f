import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The only mode in which Vite reads the file; `npm start`, tests, benchmark and Storybook use others. */
export const hostedMode = 'hosted';
export const environmentFile = `.env.${hostedMode}.local`;

/** What a build for a hosted project has to know; none of it is secret. */
export type BuildVariables = Record<
  'VITE_SUPABASE_URL' | 'VITE_SUPABASE_PUBLISHABLE_KEY' | 'VITE_ADMIN_EMAIL' | 'VITE_ADMIN_USER_ID',
  string
>;

/** The public key of the backups stands in the same file; it is no secret either. */
type StoredVariables = BuildVariables & { BACKUP_KEY: string };

const heading = `# Written by \`npm run host\`; read by \`vite build --mode ${hostedMode}\` alone.`;

/** The variables of the last run; empty: there was none. */
export function readEnvironmentFile(path: string): Partial<StoredVariables> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** Writes variables; other lines of the file stay. */
export function writeEnvironmentFile(path: string, variables: Partial<StoredVariables>): void {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  const kept = lines.filter(
    (line) =>
      line !== heading && !Object.keys(variables).some((name) => line.startsWith(`${name}=`)),
  );
  const written = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path, `${[heading, ...written, ...kept].join('\n').trim()}\n`);
}
