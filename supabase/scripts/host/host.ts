/**
 * `npm run host`: sets a hosted Supabase project up for the league and builds the site for it. What it asks
 * for may stand in the environment (README).
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ask } from '../questions.ts';
import { runSupabaseCli } from '../supabaseCli.ts';
import { environmentFile, hostedMode, readEnvironmentFile } from './environmentFile.ts';
import { askConnection, confirmReplaced, makeBackupKey, openBackup } from './hostedBackups.ts';
import { hostLeague, type HostedProject } from './hostLeague.ts';
import {
  emailProblem,
  hookProblem,
  keyProblem,
  projectRef,
  refProblem,
  tokenProblem,
} from './answers.ts';

/** Whether the backup may take the place of the league that is there. */
const replace = '--replace';
const buildOptions = process.argv.slice(2).filter((option) => option !== replace);
const project = fileURLToPath(new URL('../../../', import.meta.url));

function signIn() {
  const look = () => runSupabaseCli(['projects', 'list', '--agent', 'no']);
  const { succeeded, errors } = look();
  if (succeeded) return;
  if (!/access token|unauthorized/iu.test(errors)) {
    throw new Error(`Supabase does not answer. Run the command again.\n  ${errors.trim()}`);
  }
  if (!process.stdin.isTTY) {
    throw new Error(
      'Supabase does not know you: set SUPABASE_ACCESS_TOKEN to a token of https://supabase.com/dashboard/account/tokens.',
    );
  }
  console.log('Supabase does not know this machine yet:');
  runSupabaseCli(['login'], { isInteractive: true });
  if (!look().succeeded) throw new Error('Nobody signed in to Supabase. Run `npm run host` again.');
}

async function askForProject(): Promise<HostedProject> {
  const replaces = process.argv.includes(replace);
  const last = readEnvironmentFile(project + environmentFile);
  const { VITE_SUPABASE_URL: lastUrl = '' } = last;
  const lastRef = projectRef(lastUrl);
  const known = (proposed: string | undefined) => (proposed ? { proposed } : {});
  const ref = await ask({
    variable: 'SUPABASE_PROJECT_REF',
    text: 'The project: its 20 letters, or its address at supabase.com',
    ...known(refProblem(lastRef) === null ? lastRef : undefined),
    read: projectRef,
    problem: refProblem,
  });
  const url = `https://${ref}.supabase.co`;
  const publishableKey = await ask({
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    text: 'Its publishable key (project settings, API Keys)',
    ...known(url === lastUrl ? last.VITE_SUPABASE_PUBLISHABLE_KEY : undefined),
    problem: (key) => keyProblem(key, 'publishable'),
  });
  const secretKey = await ask({
    variable: 'SUPABASE_SECRET_KEY',
    text: 'A secret key of it, from the same page; it is not stored',
    isSecret: true,
    problem: (key) => keyProblem(key, 'secret'),
  });
  const adminEmail = await ask({
    variable: 'ADMIN_EMAIL',
    text: 'The e-mail of the administrator',
    ...known(last.VITE_ADMIN_EMAIL),
    read: (email) => email.toLowerCase(),
    problem: emailProblem,
  });
  const address = await ask({
    variable: 'PUBLISH_HOOK',
    text: 'A hook that builds and publishes the site again, if there is one',
    proposed: '',
    problem: hookProblem,
  });
  const token =
    address === ''
      ? ''
      : await ask({
          variable: 'PUBLISH_HOOK_TOKEN',
          text: 'Its token, if it needs one (GitHub’s does); the database keeps it',
          proposed: '',
          isSecret: true,
          problem: tokenProblem,
        });
  const hook = address === '' ? null : { address, token };
  const path = await ask({
    variable: 'RESTORE_FILE',
    text: replaces
      ? 'The file of the backup that replaces the league'
      : 'The file of a backup with which a new league begins, if there is one',
    ...(replaces ? {} : { proposed: '' }),
    problem: (file) => (existsSync(file) ? null : 'There is no such file.'),
  });
  const restored =
    path === ''
      ? null
      : { backup: await openBackup(path), connection: await askConnection(url), replaces };
  return { ref, url, publishableKey, secretKey, adminEmail, hook, restored };
}

/** Builds with the file's variables and no others; options, such as `--base=/liga/`, are the build's. */
async function build(): Promise<boolean> {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITE_|^SETTINGS_FILE$/u.test(name)),
  );
  const vite = `${project}node_modules/vite/bin/vite.js`;
  const options = ['build', '--mode', hostedMode, '--logLevel', 'warn', ...buildOptions];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: project,
    env: environment,
    stdio: 'inherit',
  });
  return status === 0;
}

try {
  signIn();
  await hostLeague(await askForProject(), {
    cli: runSupabaseCli,
    folder: project,
    buildOptions,
    build,
    makeKey: makeBackupKey,
    confirmReplaced,
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
