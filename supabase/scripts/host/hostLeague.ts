import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backup } from '../../backup/backupFile.ts';
import { isPublicKey } from '../../backup/encryption.ts';
import { restoreHosted } from '../../backup/hostedLeague.ts';
import { openPostgres } from '../../backup/postgresSession.ts';
import type { CliAnswer, SupabaseCli } from '../supabaseCli.ts';
import { findOrCreateUser, giveRight } from './administrator.ts';
import { checkDeployment } from './checkDeployment.ts';
import { environmentFile, readEnvironmentFile, writeEnvironmentFile } from './environmentFile.ts';
import { saveReplaced } from './hostedBackups.ts';
import { publishHookStatements, type PublishHook } from './publishHook.ts';

/** A hosted project, and what its league needs to be set up. */
export type HostedProject = {
  /** The 20 letters by which Supabase knows it. */
  ref: string;
  url: string;
  publishableKey: string;
  /** Bypasses every policy; used for Auth alone, and never written anywhere. */
  secretKey: string;
  adminEmail: string;
  hook: PublishHook | null;
  /** A backup with which the league begins. */
  restored: RestoredLeague | null;
};

export type RestoredLeague = {
  backup: Backup;
  /** The address of the database, with its password. */
  connection: string;
  /** Whether it may take the place of a league that is there. */
  replaces: boolean;
};

/** What the steps act with. */
export type HostTools = {
  cli: (...given: Parameters<SupabaseCli>) => CliAnswer | Promise<CliAnswer>;
  /** Where the file of the build's variables lies. */
  folder: string;
  /** Options of the build, such as `--base=/liga/`. */
  buildOptions?: readonly string[];
  /** Makes the key of the backups with somebody who keeps its private half. @returns the public one; null: nobody is there */
  makeKey: () => Promise<string | null>;
  /** Asks somebody whether the league of this name is replaced. @throws Error if not */
  confirmReplaced: (name: string) => Promise<void>;
  /** @returns whether the site was built */
  build: () => Promise<boolean>;
  say: (line: string) => void;
  /** For how long a service of the project may still be starting, ms. */
  patience?: number;
};

/**
 * Sets a hosted project up and builds its site. Every step may be repeated: it finds what is done.
 * @throws Error with one sentence that says what failed and what to do
 */
export async function hostLeague(project: HostedProject, tools: HostTools): Promise<void> {
  const { say } = tools;
  const step = async (title: string, act: () => string | Promise<string>) => {
    say(`… ${title}`);
    say(`✓ ${await act()}`);
  };
  await step('Migrations: the tables, policies and functions of the league', () =>
    pushMigrations(project, tools),
  );
  await step('Configuration: sign-up closed, schemas, limits', () => pushConfig(project, tools));
  const { restored } = project;
  if (restored !== null) {
    await step(`Backup: “${restored.backup.league}” of ${restored.backup.at}`, async () => {
      const postgres = await openPostgres(restored.connection);
      try {
        const replaced = restored.replaces
          ? await saveReplaced({ postgres, url: project.url }, tools)
          : null;
        await restoreHosted(restored.backup, { ...project, postgres }, replaced);
      } finally {
        await postgres.close();
      }
      return `restored, ${restored.backup.pictures.length} pictures; everybody signs in with the password of before`;
    });
  }
  let userId = '';
  await step(`Administrator: the user ${project.adminEmail}`, async () => {
    const { id, password, canSignIn } = await findOrCreateUser(project, project.adminEmail);
    userId = id;
    if (password !== null) {
      return `made, with the password ${password}  ← write it down, it is not shown again`;
    }
    return canSignIn
      ? 'was there already, its password stays'
      : 'was there already, but its e-mail is not confirmed: confirm it in the dashboard, Authentication, before signing in';
  });
  await step('Right: to write, which only administrators have', async () => {
    const rows = await query(project, tools, giveRight(userId));
    const others = rows
      .map(({ email }) => String(email))
      .filter((email) => email !== project.adminEmail);
    return others.length === 0
      ? 'given'
      : `given; so it is to ${others.join(', ')} (delete their rows of private.admins to take it away)`;
  });
  await step(`Variables of the build: ${environmentFile}`, () => {
    writeEnvironmentFile(join(tools.folder, environmentFile), {
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      VITE_ADMIN_EMAIL: project.adminEmail,
      VITE_ADMIN_USER_ID: userId,
    });
    return 'written; none of the four is a secret';
  });
  await step('Key: backups are encrypted to it', () => keepKey(project, tools));
  const { hook } = project;
  if (hook !== null) {
    await step('Hook: the database has the site published after a change', async () => {
      for (const statement of publishHookStatements(hook)) await query(project, tools, statement);
      return 'installed; it is called a few minutes after the last change';
    });
  }
  say('… Check: what a visitor may and may not do');
  const findings = await checkDeployment(project, tools.patience);
  for (const { step, problem } of findings) {
    say(problem === null ? `✓ ${step}` : `✗ ${step}\n  ${problem}`);
  }
  if (findings.some(({ problem }) => problem !== null)) {
    throw new Error('The site is not built, since the check above found something.');
  }
  await step('Build: the site with the settings of the league', async () => {
    if (await tools.build()) return 'built in dist/';
    throw new Error('The site was not built; the lines above say why. Run the command again.');
  });
  say(whatNext(project, tools.buildOptions ?? []));
}

/** One key for all machines: the league's own row has it, and this machine's file. */
async function keepKey(project: HostedProject, tools: HostTools): Promise<string> {
  const file = join(tools.folder, environmentFile);
  const { BACKUP_KEY: here } = readEnvironmentFile(file);
  const [stored] = await query(
    project,
    tools,
    'select public_key, fingerprint from public.backup_key',
  );
  if (stored !== undefined) {
    const key = String(stored['public_key']);
    writeEnvironmentFile(file, { BACKUP_KEY: key });
    const other =
      here === undefined || here === key ? '' : `; ${environmentFile} had another one, ${here}`;
    return `was there already, ${String(stored['fingerprint'])}${other}`;
  }
  const key = here ?? (await tools.makeKey());
  if (key === null) {
    return 'not made: nobody is here to keep its private half. Run the command on a terminal';
  }
  // Its letters are none that SQL would read.
  if (!isPublicKey(key)) throw new Error(`BACKUP_KEY of ${environmentFile} is no public key.`);
  writeEnvironmentFile(file, { BACKUP_KEY: key });
  const [made] = await query(
    project,
    tools,
    `insert into public.backup_key (public_key) values ('${key}') returning fingerprint`,
  );
  return `${String(made?.['fingerprint'])}; npm run backup -- --hosted writes a backup. Note at /admin where the private key is`;
}

async function pushMigrations({ ref }: HostedProject, { cli }: HostTools): Promise<string> {
  const answer = await cli(['db', 'push', ...target(ref), '--yes']);
  const output = succeeded('The migrations were not applied', answer);
  const number = [...output.matchAll(/^Applying migration /gmu)].length;
  return number === 0 ? 'there is nothing new' : `${number} applied`;
}

/** `config push` takes whatever its file declares: the address of a laptop must not be in it. */
async function pushConfig({ ref }: HostedProject, { cli }: HostTools): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'league-config-'));
  try {
    const config = readFileSync(new URL('../../config.toml', import.meta.url), 'utf8');
    mkdirSync(join(folder, 'supabase'));
    writeFileSync(
      join(folder, 'supabase/config.toml'),
      config.replace(/^site_url = "http:\/\/localhost.*\n/mu, ''),
    );
    const answer = await cli([
      'config',
      'push',
      '--project-ref',
      ref,
      '--workdir',
      folder,
      '--yes',
    ]);
    succeeded('The configuration was not applied', answer);
    return 'as in supabase/config.toml';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the rows of a statement */
async function query(
  { ref }: HostedProject,
  { cli }: HostTools,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const quietly = ['--agent', 'no', '--output-format', 'json'];
  const answer = await cli(['db', 'query', ...target(ref), ...quietly], { input: sql });
  const output = succeeded(`The database refused “${sql.slice(0, 60)}…”`, answer);
  try {
    const rows: unknown = JSON.parse(output);
    return Array.isArray(rows) ? rows : [];
  } catch {
    // A statement without rows answers with its name.
    return [];
  }
}

function target(ref: string): readonly string[] {
  return ['--linked', '--project-ref', ref];
}

/** @returns what a command printed */
function succeeded(failure: string, { succeeded, output, errors }: CliAnswer): string {
  if (succeeded) return output + errors;
  throw new Error(
    `${failure}: ${reasonOf(output) ?? (errors + output).trim()}\n  Run the command again.`,
  );
}

/** Of an answer in JSON. */
function reasonOf(output: string): string | undefined {
  const found = /"message":("(?:[^"\\]|\\.)*")/u.exec(output)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}

function whatNext({ hook, url }: HostedProject, buildOptions: readonly string[]): string {
  return `
The league is at ${url}, its site in dist/. What is left:

  1. Publish dist/: drag the folder to https://app.netlify.com/drop, or any host of static files
     (README, Your own league, hosted).
  2. Open /admin of the published site and sign in. An empty league begins with a guide.
  3. Enter the site's address there (La liga), and build once more:
     ${['npm run build -- --mode hosted', ...buildOptions].join(' ')}
${
  hook === null
    ? '     Without a hook, .github/workflows/publish.yml or that command publishes later changes.'
    : '     Later changes are published by the hook.'
}
`;
}
