import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backup } from '../../backup/backupFile.ts';
import { isPublicKey } from '../../backup/encryption.ts';
import { restoreHosted } from '../../backup/hostedLeague.ts';
import { openPostgres } from '../../backup/postgresSession.ts';
import {
  appliedDigest,
  applicationOf,
  digestOf,
  readSchemaFiles,
} from '../../embedded/worker/schemaFiles.ts';
import { StartFailure } from '../../embedded/startFailure.ts';
import { reasonOf, sentence, type Said, type Say } from '../../terminal/say.ts';
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
  /** Asks somebody whether the league of this name is replaced. @throws StartFailure if not */
  confirmReplaced: (name: string) => Promise<void>;
  /** @returns whether the site was built */
  build: () => Promise<boolean>;
  say: Say;
  /** For how long a service of the project may still be starting, ms. */
  patience?: number;
};

/**
 * Sets a hosted project up and builds its site. Every step may be repeated: it finds what is done.
 * @throws StartFailure: one sentence that says what failed and what to do
 */
export async function hostLeague(project: HostedProject, tools: HostTools): Promise<void> {
  const { say } = tools;
  const step = async (title: string, act: () => string | Promise<string>) => {
    say('hostStep', { title });
    say('hostDone', { what: await act() });
  };
  await step(sentence('hostMigrations'), () => pushMigrations(project, tools));
  await step(sentence('hostFunctions'), () => applyFunctions(project, tools));
  await step(sentence('hostConfiguration'), () => pushConfig(project, tools));
  const { restored } = project;
  if (restored !== null) {
    const { league, at, pictures } = restored.backup;
    await step(sentence('hostRestore', { league, at }), async () => {
      const postgres = await openPostgres(restored.connection);
      try {
        const replaced = restored.replaces
          ? await saveReplaced({ postgres, url: project.url }, tools)
          : null;
        await restoreHosted(restored.backup, { ...project, postgres }, replaced);
      } finally {
        await postgres.close();
      }
      return sentence('hostRestored', {
        pictures: sentence('pictures', { count: pictures.length }),
      });
    });
  }
  let userId = '';
  await step(sentence('hostAdministrator', { email: project.adminEmail }), async () => {
    const { id, password, canSignIn } = await findOrCreateUser(project, project.adminEmail);
    userId = id;
    if (password !== null) return sentence('hostUserMade', { password });
    return sentence(canSignIn ? 'hostUserThere' : 'hostUserNotConfirmed');
  });
  await step(sentence('hostRight'), async () => {
    const rows = await query(project, tools, giveRight(userId));
    const others = rows
      .map(({ email }) => String(email))
      .filter((email) => email !== project.adminEmail);
    return others.length === 0
      ? sentence('hostRightGiven')
      : sentence('hostRightOfOthers', { emails: others.join(', ') });
  });
  await step(sentence('hostVariables', { file: environmentFile }), () => {
    writeEnvironmentFile(join(tools.folder, environmentFile), {
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      VITE_ADMIN_EMAIL: project.adminEmail,
      VITE_ADMIN_USER_ID: userId,
    });
    return sentence('hostVariablesWritten');
  });
  await step(sentence('hostKey'), () => keepKey(project, tools));
  const { hook } = project;
  if (hook !== null) {
    await step(sentence('hostHook'), async () => {
      for (const statement of publishHookStatements(hook)) await query(project, tools, statement);
      return sentence('hostHookInstalled');
    });
  }
  say('hostStep', { title: sentence('hostCheck') });
  const findings = await checkDeployment(project, tools.patience);
  for (const { step, problem } of findings) {
    if (problem === null) say('hostDone', { what: step });
    else say('hostFailed', { what: `${step}\n${problem}` });
  }
  if (findings.some(({ problem }) => problem !== null)) {
    throw new StartFailure('hostNotBuilt');
  }
  await step(sentence('hostBuild'), async () => {
    if (await tools.build()) return sentence('hostBuilt');
    throw new StartFailure('hostBuildFailed');
  });
  say('hostWhatIsLeft', {
    url: project.url,
    build: ['npm run build -- --mode hosted', ...(tools.buildOptions ?? [])].join(' '),
    later: sentence(hook === null ? 'hostWithoutHook' : 'hostWithHook'),
  });
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
    const fingerprint = String(stored['fingerprint']);
    return here === undefined || here === key
      ? sentence('hostKeyThere', { fingerprint })
      : sentence('hostKeyInstead', { fingerprint, file: environmentFile, other: here });
  }
  const key = here ?? (await tools.makeKey());
  if (key === null) return sentence('hostNoKeyMade');
  // Its letters are none that SQL would read.
  if (!isPublicKey(key)) throw new StartFailure('hostWrongKey', { file: environmentFile });
  writeEnvironmentFile(file, { BACKUP_KEY: key });
  const [made] = await query(
    project,
    tools,
    `insert into public.backup_key (public_key) values ('${key}') returning fingerprint`,
  );
  return sentence('hostKeyMade', { fingerprint: String(made?.['fingerprint']) });
}

async function pushMigrations({ ref }: HostedProject, { cli }: HostTools): Promise<string> {
  const answer = await cli(['db', 'push', ...target(ref), '--yes']);
  const output = succeeded(['hostMigrationsFailed'], answer);
  const number = [...output.matchAll(/^Applying migration /gmu)].length;
  return number === 0
    ? sentence('hostNothingNew')
    : sentence('hostMigrationsApplied', { count: number });
}

/** Until it has run, visitors meet the tables of the migrations with the functions of before. */
async function applyFunctions(project: HostedProject, tools: HostTools): Promise<string> {
  const files = readSchemaFiles();
  const areApplied = async () => {
    const [row] = await query(project, tools, appliedDigest);
    return row?.['digest'] === digestOf(files);
  };
  try {
    if (await areApplied()) return sentence('hostNothingNew');
    await query(project, tools, applicationOf(files));
    if (await areApplied()) return sentence('hostFunctionsApplied');
    throw new StartFailure('hostOtherFunctions');
  } catch (error) {
    throw new StartFailure('hostFunctionsFailed', { reason: reasonOf(error) });
  }
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
    succeeded(['hostConfigurationFailed'], answer);
    return sentence('hostConfigured');
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
  const output = succeeded(['hostStatementRefused', { statement: sql.slice(0, 60) }], answer);
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
function succeeded(failure: Said, { succeeded, output, errors }: CliAnswer): string {
  if (succeeded) return output + errors;
  throw new StartFailure('hostCommandFailed', {
    what: sentence(...failure),
    reason: messageIn(output) ?? (errors + output).trim(),
  });
}

/** Of an answer in JSON. */
function messageIn(output: string): string | undefined {
  const found = /"message":("(?:[^"\\]|\\.)*")/u.exec(output)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}
