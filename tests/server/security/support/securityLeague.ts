import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../../supabase/embedded/startEmbeddedSupabase.ts';
import { sharedJwtSecret, shareServer } from '../../../support/sharedServer.ts';

/** A demo league whose JWT secret is known: expired tokens can be signed with it. */
export type SecurityLeague = { supabase: EmbeddedSupabase; jwtSecret: string };

export async function openSecurityLeague(): Promise<SecurityLeague> {
  return { supabase: await shareServer(), jwtSecret: sharedJwtSecret };
}

/** A league that limits attempts to sign in; closed at the end of the test file. */
export async function openLimitedLeague(): Promise<SecurityLeague> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'security-'));
  writeFileSync(join(dataFolder, 'jwt-secret'), sharedJwtSecret);
  const supabase = await startEmbeddedSupabase({ dataFolder });
  afterAll(async () => {
    await supabase.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return { supabase, jwtSecret: sharedJwtSecret };
}
