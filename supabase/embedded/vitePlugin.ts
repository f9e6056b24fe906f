import type { Plugin } from 'vite';
import { demoAdmin } from './keys.ts';
import { say } from '../terminal/say.ts';
import type * as Server from './startEmbeddedSupabase.ts';

/** The pages have the settings of this database (`src/build/leaguePlugin.ts`). */
type DevelopmentApi = Pick<Server.EmbeddedSupabase, 'readLeague'>;

/**
 * `npm run dev`: starts the embedded Supabase beside Vite's server, which passes the API on to it. The
 * site finds both on one origin, as it does everywhere else.
 */
export function embeddedSupabase(): Plugin<DevelopmentApi> {
  let server: Server.EmbeddedSupabase | undefined;
  return {
    name: 'embedded-supabase',
    api: {
      async readLeague() {
        if (server === undefined) throw new Error('The database is not open.');
        return server.readLeague();
      },
    },
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    async config() {
      // Through an address: an import by name would become part of the configuration, and every
      // tool that reads it would load a database.
      const address = new URL('./startEmbeddedSupabase.ts', import.meta.url).href;
      const { startEmbeddedSupabase }: typeof Server = await import(/* @vite-ignore */ address);
      say('openingDatabase');
      const supabase = await startEmbeddedSupabase({
        dataFolder: process.env['DATA_DIR'] ?? '.data',
      });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          void supabase.close().then(() => process.exit(0));
        });
      }
      server = supabase;
      say('developmentAdministrator', { email: demoAdmin.email, password: demoAdmin.password });
      // With its own name as Host: the embedded server answers to no other.
      const target = { target: supabase.url, changeOrigin: true, ws: true };
      return {
        server: {
          proxy: {
            '/rest/v1': target,
            '/auth/v1': target,
            '/realtime/v1': target,
            '/storage/v1': target,
            '/functions/v1': target,
          },
        },
      };
    },
  };
}
