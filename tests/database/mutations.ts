/**
 * `npm run db:mutations`: proof that the pgTAP files guard the database. Each policy, grant,
 * constraint and so on of the migrated schema is broken by itself, and some file must go red.
 */

import type { PGlite } from '@electric-sql/pglite';
import { isGreen, listTapFiles, runTapFile } from './support/pgTap.ts';
import { openTestDatabase, readRepositoryFile } from './support/testDatabase.ts';

type Mutation = { kind: string; statement: string };

/** The numbers of the pgTAP files that are red while the database is broken this way. */
async function redFiles(postgres: PGlite, statement: string): Promise<string[]> {
  const red: string[] = [];
  for (const path of listTapFiles()) {
    const report = await runTapFile(postgres, path, statement);
    if (!isGreen(report)) red.push(/(\d+)-[^/]*$/.exec(path)?.[1] ?? path);
  }
  return red;
}

/** Fails unless the statement can be carried out: an error would look like a file that noticed. */
async function rehearse(postgres: PGlite, statement: string) {
  await postgres.exec(`begin; ${statement}; rollback;`);
}

/** What was broken, on one line: of a function's text, the condition that was made true. */
function shorten({ statement }: Mutation): string {
  if (!statement.startsWith('CREATE')) return statement;
  const name = /FUNCTION ([\w.]+)/.exec(statement)?.[1] ?? '';
  const condition = statement
    .split('\n')
    .findIndex((line) => /^\s*(and |select )?true;?$/.test(line));
  return `${name}: the condition in line ${condition}`;
}

const postgres = await openTestDatabase();
const unbroken = await redFiles(postgres, 'select 1');
if (unbroken.length > 0) throw new Error(`Red before anything is broken: ${unbroken.join(' ')}`);

const { rows: mutations } = await postgres.query<Mutation>(
  readRepositoryFile('tests/database/support/mutations.sql'),
);
const survivors: Mutation[] = [];
const tally = new Map<string, { broken: number; noticed: number }>();
for (const mutation of mutations) {
  await rehearse(postgres, mutation.statement);
  const red = await redFiles(postgres, mutation.statement);
  const count = tally.get(mutation.kind) ?? { broken: 0, noticed: 0 };
  count.broken += 1;
  if (red.length > 0) count.noticed += 1;
  else survivors.push(mutation);
  tally.set(mutation.kind, count);
  const outcome = red.length > 0 ? `red: ${red.join(' ')}` : 'NOT NOTICED';
  console.log(`${outcome.padEnd(24)}${mutation.kind.padEnd(24)}${shorten(mutation)}`);
}
await postgres.close();

console.table(Object.fromEntries(tally));
console.log(
  `${mutations.length - survivors.length} of ${mutations.length} breaks noticed by pgTAP.`,
);
if (survivors.length > 0) process.exitCode = 1;
