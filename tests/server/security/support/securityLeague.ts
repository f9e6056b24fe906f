import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../../supabase/embedded/startEmbeddedSupabase.ts';

/** A demo league whose secret is known, so that tokens can be made that once were good. */
export type SecurityLeague = {
  supabase: EmbeddedSupabase;
  jwtSecret: string;
  close(): Promise<void>;
};

export async function openSecurityLeague(): Promise<SecurityLeague> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const jwtSecret = 'only-the-tests-of-hostile-requests-know-this';
  writeFileSync(join(dataFolder, 'jwt-secret'), jwtSecret);
  const supabase = await startEmbeddedSupabase({
    dataFolder,
    realtime: { deliveryDelay: { min: 1, max: 5 }, subscribeDelay: { min: 0, max: 5 } },
  });
  return {
    supabase,
    jwtSecret,
    async close() {
      await supabase.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
