/**
 * `npm run db:check`: migrations and functions on a native Postgres, as `npm run host` applies them to a
 * hosted project, checked by `supabase db advisors` and pgTAP.
 */

import { readdirSync } from 'node:fs';
import { applicationOf, readSchemaFiles } from '../embedded/worker/schemaFiles.ts';
import { isGreen, listTapFiles, parseTap, type TapReport } from './tap.ts';
import { seedOfLeague } from './seedParts.ts';
import { openNativePostgres, type NativePostgres } from './nativePostgres.ts';
import { runSupabaseCli } from './supabaseCli.ts';

/** What the linter must find in badSchema.sql. */
const mustBeFound = [
  'auth_rls_initplan',
  'auth_users_exposed',
  'duplicate_index',
  'function_search_path_mutable',
  'multiple_permissive_policies',
  'no_primary_key',
  'policy_exists_rls_disabled',
  'rls_disabled_in_public',
  'rls_enabled_no_policy',
  'rls_policy_always_true',
  'rls_references_user_metadata',
  'security_definer_view',
  'unindexed_foreign_keys',
] as const;

/** Takes effect with the next connection. */
const searchPathOfHostedProjects = `
  do $do$
  begin
    execute format(
      'alter database %I set search_path = "$user", public, extensions', current_database()
    );
  end
  $do$;
`;

/** One step of the check; `problem` is undefined where all is well. */
type Finding = { step: string; problem: string | undefined };

function pushMigrations({ url }: NativePostgres): Finding {
  const push = runSupabaseCli(['db', 'push', '--db-url', url, '--yes']);
  const again = runSupabaseCli(['db', 'push', '--db-url', url, '--yes']);
  const number = readdirSync(new URL('../migrations/', import.meta.url)).length;
  const applied = [...(push.output + push.errors).matchAll(/^Applying migration /gm)].length;
  const isDone = /up to date/i.test(again.output + again.errors);
  return {
    step: `supabase db push applies ${applied} of ${number} migrations, then none`,
    problem:
      push.succeeded && applied === number && isDone
        ? undefined
        : push.output + push.errors + again.output + again.errors,
  };
}

function applyFunctions(postgres: NativePostgres): Finding {
  const answer = runSupabaseCli(
    ['db', 'query', '--db-url', postgres.url, '--agent', 'no', '--output-format', 'json'],
    { input: applicationOf(readSchemaFiles()) },
  );
  const number = postgres.run('select cardinality(objects) from private.applied_schema').trim();
  const isDone = postgres.run('select digest is not null from private.applied_schema').trim();
  return {
    step: `supabase db query makes ${number} functions, triggers and views of supabase/schema in one statement`,
    problem: answer.succeeded && isDone === 't' ? undefined : answer.output + answer.errors,
  };
}

function applyAfterOthers(postgres: NativePostgres): Finding {
  const before = postgres.dump();
  postgres.runFile('tests/database/support/otherFunctions.sql');
  const isOther = postgres.dump() !== before;
  postgres.run(applicationOf(readSchemaFiles()));
  return {
    step: 'after the functions of another version pg_dump says the same as before',
    problem:
      isOther && postgres.dump() === before ? undefined : 'Compare pg_dump before and after.',
  };
}

/** As `supabase db reset` does it, with the files as they stand, one after the other. */
function loadSeed(postgres: NativePostgres): Finding {
  const before = postgres.dump();
  const push = runSupabaseCli(['db', 'push', '--db-url', postgres.url, '--include-seed', '--yes']);
  if (!push.succeeded) return { step: 'seed.sql', problem: push.output + push.errors };
  // Its own table of the files that it has run.
  postgres.run('drop table if exists supabase_migrations.seed_files');
  const isSame = postgres.dump() === before;
  const counts = postgres.run(
    'select (select count(*) from public.results), (select count(*) from public.upcoming_matches)',
  );
  const [results = 0, matches = 0] = counts.trim().split('|').map(Number);
  return {
    step: `the CLI makes the same of supabase/schema, and loads ${results} results and ${matches} matches`,
    problem:
      isSame && results > 100 && matches > 30
        ? undefined
        : 'The demo league is too small, or the functions differ.',
  };
}

type Lint = { name: string; level: string; detail: string };

function isLint(value: unknown): value is Lint {
  return typeof value === 'object' && value !== null && 'name' in value && 'detail' in value;
}

function advise({ url }: NativePostgres): Lint[] {
  const everything = '--type all --level info --fail-on none --output-format json'.split(' ');
  const answer = runSupabaseCli(['db', 'advisors', '--db-url', url, ...everything]);
  const report: unknown = answer.succeeded ? JSON.parse(answer.output) : undefined;
  if (
    typeof report === 'object' &&
    report !== null &&
    'results' in report &&
    Array.isArray(report.results)
  ) {
    // Nothing has been read yet; that the lists use their indexes is tested in tests/database.
    return report.results.filter(isLint).filter(({ name }) => name !== 'unused_index');
  }
  throw new Error(`supabase db advisors gave no list.\n${answer.output}${answer.errors}`);
}

function lintOurs(postgres: NativePostgres): Finding {
  const lints = advise(postgres);
  return {
    step: `supabase db advisors has ${lints.length} lints, security and performance, from INFO up`,
    problem:
      lints.length === 0
        ? undefined
        : lints.map(({ level, name, detail }) => `${level} ${name}: ${detail}`).join('\n'),
  };
}

function lintBadSchema(postgres: NativePostgres): Finding {
  postgres.runFile('supabase/scripts/badSchema.sql');
  const names = new Set(advise(postgres).map(({ name }) => name));
  const missed = mustBeFound.filter((name) => !names.has(name));
  return {
    step: `and finds ${names.size} kinds of fault in a schema that is bad on purpose`,
    problem: missed.length === 0 ? undefined : `Not found: ${missed.join(', ')}`,
  };
}

function runTapFile(postgres: NativePostgres, path: string): TapReport {
  try {
    return { ...parseTap(postgres.runFile(path).split('\n')), error: undefined };
  } catch (error) {
    return { planned: undefined, assertions: [], error: String(error) };
  }
}

function runPgTap(postgres: NativePostgres): Finding {
  const isThere = postgres.run(`select 1 from pg_available_extensions where name = 'pgtap'`);
  if (isThere.trim() === '') {
    return {
      step: 'pgTAP is not installed here (postgresql-15-pgtap): left out',
      problem: undefined,
    };
  }
  postgres.run('create extension pgtap with schema extensions');
  postgres.run(seedOfLeague);
  const reports = listTapFiles().map((path) => ({ path, ...runTapFile(postgres, path) }));
  postgres.run('delete from public.categories; delete from public.league');
  const number = reports.reduce((sum, { assertions }) => sum + assertions.length, 0);
  const failures = reports.flatMap((report) =>
    isGreen(report)
      ? []
      : [
          `${report.path}: ${report.assertions.length} of ${report.planned} assertions`,
          report.error ?? '',
          ...report.assertions
            .filter(({ passed }) => !passed)
            .map(({ message, diagnostics }) => `not ok ${message}\n${diagnostics}`),
        ],
  );
  return {
    step: `pgTAP: ${number} assertions in ${reports.length} files`,
    problem: failures.length === 0 ? undefined : failures.join('\n'),
  };
}

function report({ step, problem }: Finding): boolean {
  console.log(`${problem === undefined ? '✓' : '✗'} ${step}`);
  if (problem !== undefined) console.log(problem.replace(/^/gm, '    '));
  return problem === undefined;
}

async function check(): Promise<boolean> {
  const postgres = await openNativePostgres();
  try {
    console.log(postgres.run('select split_part(version(), $$ on $$, 1)').trim());
    postgres.runFile('tests/database/support/olderProject.sql');
    postgres.run(searchPathOfHostedProjects);
    // The tests begin with empty tables but for categories, and leave them so.
    const steps = [
      pushMigrations,
      applyFunctions,
      applyAfterOthers,
      runPgTap,
      loadSeed,
      lintOurs,
      lintBadSchema,
    ];
    return steps.every((step) => report(step(postgres)));
  } finally {
    postgres.stop();
  }
}

try {
  if (!(await check())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
