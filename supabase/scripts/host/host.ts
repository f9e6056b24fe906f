/**
 * `npm run host`: sets a hosted Supabase project up for the league and builds the site for it. What it asks
 * for may stand in the environment (README).
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ask } from '../questions.ts';
import { StartFailure } from '../../embedded/startFailure.ts';
import { takeLanguage, withoutLanguage } from '../../terminal/commandLine.ts';
import { reasonOf, say, sentence, warn } from '../../terminal/say.ts';
import { runSupabaseCli } from '../supabaseCli.ts';
import { environmentFile, hostedMode, readEnvironmentFile } from './environmentFile.ts';
import { askConnection, confirmReplaced, makeBackupKey, openBackup } from './hostedBackups.ts';
import { renewHostedPassword } from './newPassword.ts';
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
/** Whether the administrator has forgotten theirs: nothing else is done. */
const newPassword = '--new-password';
const buildOptions = withoutLanguage(process.argv.slice(2)).filter((option) => option !== replace);
const project = fileURLToPath(new URL('../../../', import.meta.url));

function signIn() {
  const look = () => runSupabaseCli(['projects', 'list', '--agent', 'no']);
  const { succeeded, errors } = look();
  if (succeeded) return;
  if (!/access token|unauthorized/iu.test(errors)) {
    throw new StartFailure('hostSupabaseSilent', { reason: errors.trim() });
  }
  if (!process.stdin.isTTY) {
    throw new StartFailure('hostUnknownHere');
  }
  say('hostSignIn');
  runSupabaseCli(['login'], { isInteractive: true });
  if (!look().succeeded) throw new StartFailure('hostNobodySignedIn');
}

type Access = Pick<HostedProject, 'ref' | 'url' | 'publishableKey' | 'secretKey' | 'adminEmail'>;

async function askForAccess(): Promise<Access> {
  const last = readEnvironmentFile(project + environmentFile);
  const { VITE_SUPABASE_URL: lastUrl = '' } = last;
  const lastRef = projectRef(lastUrl);
  const known = (proposed: string | undefined) => (proposed ? { proposed } : {});
  const ref = await ask({
    variable: 'SUPABASE_PROJECT_REF',
    text: sentence('hostProjectQuestion'),
    ...known(refProblem(lastRef) === null ? lastRef : undefined),
    read: projectRef,
    problem: refProblem,
  });
  const url = `https://${ref}.supabase.co`;
  const publishableKey = await ask({
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    text: sentence('hostPublishableKeyQuestion'),
    ...known(url === lastUrl ? last.VITE_SUPABASE_PUBLISHABLE_KEY : undefined),
    problem: (key) => keyProblem(key, 'publishable'),
  });
  const secretKey = await ask({
    variable: 'SUPABASE_SECRET_KEY',
    text: sentence('hostSecretKeyQuestion'),
    isSecret: true,
    problem: (key) => keyProblem(key, 'secret'),
  });
  const adminEmail = await ask({
    variable: 'ADMIN_EMAIL',
    text: sentence('emailQuestion'),
    ...known(last.VITE_ADMIN_EMAIL),
    read: (email) => email.toLowerCase(),
    problem: emailProblem,
  });
  return { ref, url, publishableKey, secretKey, adminEmail };
}

async function askForProject(): Promise<HostedProject> {
  const replaces = process.argv.includes(replace);
  const access = await askForAccess();
  const address = await ask({
    variable: 'PUBLISH_HOOK',
    text: sentence('hostHookQuestion'),
    proposed: '',
    problem: hookProblem,
  });
  const token =
    address === ''
      ? ''
      : await ask({
          variable: 'PUBLISH_HOOK_TOKEN',
          text: sentence('hostHookTokenQuestion'),
          proposed: '',
          isSecret: true,
          problem: tokenProblem,
        });
  const hook = address === '' ? null : { address, token };
  const path = await ask({
    variable: 'RESTORE_FILE',
    text: sentence(replaces ? 'hostReplacingFileQuestion' : 'hostFileQuestion'),
    ...(replaces ? {} : { proposed: '' }),
    problem: (file) => (existsSync(file) ? null : sentence('hostNoSuchFile')),
  });
  const restored =
    path === ''
      ? null
      : { backup: await openBackup(path), connection: await askConnection(access.url), replaces };
  return { ...access, hook, restored };
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

async function host() {
  signIn();
  await hostLeague(await askForProject(), {
    cli: runSupabaseCli,
    folder: project,
    buildOptions,
    build,
    makeKey: makeBackupKey,
    confirmReplaced,
    say,
  });
}

async function givePassword() {
  const access = await askForAccess();
  const password = await renewHostedPassword(access);
  say('hostPasswordRenewed', { email: access.adminEmail, password });
}

try {
  takeLanguage(process.argv.slice(2));
  await (process.argv.includes(newPassword) ? givePassword() : host());
} catch (error) {
  warn('hostFailed', { what: reasonOf(error) });
  process.exitCode = 1;
}
