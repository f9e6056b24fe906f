import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../../supabase/embedded/startEmbeddedSupabase.ts';

/** A demo league whose JWT secret is known: expired tokens can be signed with it. */
export type SecurityLeague = { supabase: EmbeddedSupabase; jwtSecret: string };

/** Closed at the end of the test file. */
export async function openSecurityLeague(): Promise<SecurityLeague> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'security-'));
  const jwtSecret = 'only-the-security-tests-know-this-secret';
  writeFileSync(join(dataFolder, 'jwt-secret'), jwtSecret);
  const supabase = await startEmbeddedSupabase({
    dataFolder,
    realtime: { deliveryDelay: { min: 1, max: 5 }, subscribeDelay: { min: 0, max: 5 } },
  });
  afterAll(async () => {
    await supabase.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return { supabase, jwtSecret };
}
