/**
 * `npm run move-league -- <folder>`: moves a league whose settings stand in the files of an old project into
 * its database, as its administrator.
 */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { environmentFile, readEnvironmentFile } from '../host/environmentFile.ts';
import { emailProblem, keyProblem } from '../host/answers.ts';
import { ask } from '../questions.ts';
import { moveLeague } from './moveLeague.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const signs = { done: '✓', note: '!', failed: '✗' } as const;

async function signIn() {
  const hosted = readEnvironmentFile(project + environmentFile);
  const demo = readEnvironmentFile(`${project}.env`);
  const url = await ask({
    variable: 'SUPABASE_URL',
    text: 'The address of Supabase',
    proposed: hosted.VITE_SUPABASE_URL ?? 'http://localhost:3000',
    problem: (address) => (URL.canParse(address) ? null : 'That is no address.'),
  });
  const known = url === hosted.VITE_SUPABASE_URL ? hosted : demo;
  const key = await ask({
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    text: 'Its publishable key',
    proposed: known.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    problem: (key) => keyProblem(key, 'publishable'),
  });
  const email = await ask({
    variable: 'ADMIN_EMAIL',
    text: 'The e-mail of the administrator',
    proposed: known.VITE_ADMIN_EMAIL ?? '',
    problem: emailProblem,
  });
  const password = await ask({
    variable: 'ADMIN_PASSWORD',
    text: 'The password',
    isSecret: true,
    problem: (password) => (password === '' ? 'It is needed.' : null),
  });
  const client = createClient(url, key, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw new Error(`${url} did not let ${email} sign in: ${error.message}.`);
  return client;
}

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new Error('Name the folder of the old project: npm run move-league -- ../old-project');
  }
  const client = await signIn();
  let failures = 0;
  await moveLeague({
    folder: resolve(folder),
    project,
    client,
    report({ part, outcome, text }) {
      if (outcome === 'failed') failures += 1;
      console.log(`${signs[outcome]} ${part}: ${text}`);
    },
  });
  // The administrator's other devices stay signed in.
  await client.auth.signOut({ scope: 'local' });
  console.log(
    failures === 0
      ? '\nEverything is there. Look at it at /admin, La liga.'
      : `\n${failures} ✗ above were not moved: correct the old file and run it again, or enter them at /admin, La liga.`,
  );
  if (failures > 0) process.exitCode = 1;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
