/**
 * `npm run db:mutations`: proof that the pgTAP files guard the database. Each policy, grant,
 * constraint and so on of the migrated schema is broken by itself, and some file must go red.
 */

import type { PGlite } from '@electric-sql/pglite';
import { isGreen, listTapFiles } from '../../supabase/scripts/tap.ts';
import { runTapFile } from './support/pgTap.ts';
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

type Mutation = { kind: string; statement: string };

/** The pgTAP files, the one that was red last first: breaks of one kind are mostly noticed by one file. */
const files = listTapFiles();

/** The number of a pgTAP file that is red while the database is broken this way, or null. */
async function redFile(postgres: PGlite, statement: string): Promise<string | null> {
  for (const [index, path] of files.entries()) {
    const report = await runTapFile(postgres, path, statement);
    if (isGreen(report)) continue;
    files.unshift(...files.splice(index, 1));
    return /(\d+)-[^/]*$/.exec(path)?.[1] ?? path;
  }
  return null;
}

/**
 * Fails unless the statement can be carried out: an error would look like a file that noticed.
 * @returns false for a part of an expression that stands on a line of its own: no condition
 */
async function rehearse(postgres: PGlite, { kind, statement }: Mutation): Promise<boolean> {
  try {
    await postgres.exec(`begin; ${statement}; rollback;`);
    return true;
  } catch (error) {
    await postgres.exec('rollback');
    if (kind === 'condition made true') return false;
    throw error;
  }
}

/** What was broken, on one line: of a function's text, the line that was replaced. */
function shorten({ statement }: Mutation): string {
  if (!statement.startsWith('CREATE')) return statement;
  const name = /FUNCTION ([\w.]+)/.exec(statement)?.[1] ?? '';
  const condition = statement
    .split('\n')
    .findIndex((line) => /^\s*((and |select )?true;?|null;)$/.test(line));
  return `${name}: line ${condition}`;
}

const postgres = await openTestDatabase();
const unbroken = await redFile(postgres, 'select 1');
if (unbroken !== null) throw new Error(`Red before anything is broken: ${unbroken}`);

const { rows: mutations } = await postgres.query<Mutation>(
  readRepositoryFile('tests/database/support/mutations.sql'),
);
const survivors: Mutation[] = [];
let tried = 0;
const tally = new Map<string, { broken: number; noticed: number }>();
for (const mutation of mutations) {
  if (!(await rehearse(postgres, mutation))) continue;
  tried += 1;
  const red = await redFile(postgres, mutation.statement);
  const count = tally.get(mutation.kind) ?? { broken: 0, noticed: 0 };
  count.broken += 1;
  if (red !== null) count.noticed += 1;
  else survivors.push(mutation);
  tally.set(mutation.kind, count);
  const outcome = red === null ? 'NOT NOTICED' : `red: ${red}`;
  console.log(`${outcome.padEnd(24)}${mutation.kind.padEnd(24)}${shorten(mutation)}`);
}
await postgres.close();

console.table(Object.fromEntries(tally));
console.log(`${tried - survivors.length} of ${tried} breaks noticed by pgTAP.`);
if (survivors.length > 0) process.exitCode = 1;
