import type { Plugin } from 'vite';
import { startEmbeddedSupabase } from './startEmbeddedSupabase.ts';

/**
 * `npm run dev`: starts the embedded Supabase beside Vite's server, which passes the API on to it,
 * so that the site finds both on one origin as it does everywhere else.
 */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    async config() {
      const supabase = await startEmbeddedSupabase({
        dataFolder: process.env['DATA_DIR'] ?? '.data',
      });
      process.once('exit', () => void supabase.close());
      const target = { target: supabase.url, ws: true };
      console.log(`Admin: ${supabase.admin.email}, password: ${supabase.admin.password}`);
      return {
        server: { proxy: { '/rest/v1': target, '/auth/v1': target, '/realtime/v1': target } },
      };
    },
  };
}
