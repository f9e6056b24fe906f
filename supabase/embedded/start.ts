import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { isLoopback } from './loopback.ts';
import { startEmbeddedSupabase, type EmbeddedSupabase } from './startEmbeddedSupabase.ts';
import { StartFailure } from './startFailure.ts';

/**
 * `npm start`: builds the site and serves it with the embedded Supabase on one origin.
 * PORT, HOST and DATA_DIR say where.
 */
const project = fileURLToPath(new URL('../../', import.meta.url));
const host = process.env['HOST'] ?? '127.0.0.1';

try {
  const supabase = await startEmbeddedSupabase({
    port: portFromEnvironment(),
    host,
    dataFolder: process.env['DATA_DIR'] ?? `${project}.data`,
  });
  endOn(supabase, ['SIGINT', 'SIGTERM']);
  console.log('Building the site…');
  await build({ root: project, logLevel: 'warn' });
  supabase.serveSite(`${project}dist`);
  console.log(describe(supabase));
  if (!isLoopback(host)) {
    console.warn(
      `Warning: HOST=${host} lets other machines reach this demo league, whose password is public.`,
    );
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function portFromEnvironment(): number {
  const text = process.env['PORT'] ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartFailure(`PORT is "${text}": it must be a whole number from 0 to 65535.`);
  }
  return port;
}

function describe({ url, publishableKey, admin }: EmbeddedSupabase): string {
  return `
         Site URL: ${url}
          API URL: ${url} (/rest/v1, /auth/v1, /realtime/v1)
  Publishable key: ${publishableKey}
     Admin e-mail: ${admin.email}
   Admin password: ${admin.password}

  Sign in at ${url}/admin. Ctrl-C stops the league.
`;
}

function endOn(supabase: EmbeddedSupabase, signals: NodeJS.Signals[]) {
  for (const signal of signals) {
    process.once(signal, () => {
      void supabase.close().then(() => process.exit(0));
    });
  }
}
