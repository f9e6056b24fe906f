import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import * as v from 'valibot';
import type { Account } from '../embedded/administrator.ts';
import { objectName } from '../embedded/storage/answerStorage.ts';
import { backedUpTables, type BackedUpTable } from './tables.ts';

/** A league as it was at one moment: all that is needed to have it again in an empty project or folder. */
export type Backup = {
  /** ISO 8601. */
  at: string;
  /** The league's name; empty before it has one. */
  league: string;
  /** Of a laptop: whose data folder it was in. */
  kind: 'demo' | 'own' | 'hosted';
  /** The number of its last migration, e.g. `20261127090000`. */
  migration: string;
  /** Each row as JSON, by its table. */
  rows: ReadonlyMap<BackedUpTable, readonly string[]>;
  users: readonly Account[];
  pictures: readonly BackedUpPicture[];
};

export type BackedUpPicture = {
  /** In the bucket, e.g. `sponsors/0f3a.webp`. */
  name: string;
  /** E.g. `image/webp`. */
  type: string;
  bytes: Uint8Array;
};

/** Why a file is no backup that can be restored: its message is one sentence. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}

const compress = promisify(gzip);

const format = 'padel-league-backup';
/** Raised when a reader of before could misread the file. */
const formatVersion = 1;
/** No league comes near; a file of a few kilobytes could unpack into more than this machine has. */
const mostBytes = 2 ** 30;

/**
 * The bytes of the file: JSON lines, compressed. The first line describes it, the last one has the SHA-256 of all
 * lines before.
 */
export async function writeBackup({ rows, users, pictures, ...about }: Backup): Promise<Buffer> {
  const counts = countsOf({ rows, users, pictures });
  const head = { format, version: formatVersion, ...about, counts };
  const lines = [
    JSON.stringify(head),
    ...[...rows].flatMap(([table, all]) => all.map((row) => `{"table":"${table}","row":${row}}`)),
    ...users.map((user) => JSON.stringify({ user })),
    ...pictures.map(({ bytes, ...picture }) =>
      JSON.stringify({ picture: { ...picture, bytes: Buffer.from(bytes).toString('base64') } }),
    ),
  ];
  const text = `${lines.join('\n')}\n`;
  // Not at once: pages are served meanwhile.
  return compress(`${text}${JSON.stringify({ sha256: digestOf(text) })}\n`);
}

/** @throws BadBackup if the file is damaged, cut, of another program or of a newer version of this one */
export function readBackup(file: Uint8Array): Backup {
  const text = unpack(file);
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const [first = '', ...lines] = text.slice(0, end).split('\n').slice(0, -1);
  if (!v.is(mark, parseLine(first))) throw new BadBackup('The file is no backup of a league.');
  if (!v.is(knownVersion, parseLine(first))) {
    throw newer();
  }
  const sum = parseLine(text.slice(end));
  if (!v.is(digest, sum) || sum.sha256 !== digestOf(text.slice(0, end))) throw damaged();
  const head = v.safeParse(description, parseLine(first));
  if (!head.success) throw damaged();
  const { counts, ...about } = head.output;
  const rows = new Map<BackedUpTable, string[]>(backedUpTables.map((table) => [table, []]));
  const users: Account[] = [];
  const pictures: BackedUpPicture[] = [];
  for (const line of lines) {
    const [, table, row] = rowLine.exec(line) ?? [];
    const ofTable = backedUpTables.find((name) => name === table);
    if (ofTable !== undefined && row !== undefined) rows.get(ofTable)?.push(row);
    else if (table !== undefined) throw newer();
    else {
      const parsed = v.safeParse(otherLine, parseLine(line));
      if (!parsed.success) throw damaged();
      if ('user' in parsed.output) users.push(parsed.output.user);
      else pictures.push(parsed.output.picture);
    }
  }
  const found = countsOf({ rows, users, pictures });
  if (Object.entries(counts).some(([name, count]) => (found[name] ?? 0) !== count)) throw damaged();
  return { ...about, rows, users, pictures };
}

function countsOf({
  rows,
  users,
  pictures,
}: Pick<Backup, 'rows' | 'users' | 'pictures'>): Record<string, number> {
  const ofRows = [...rows].map(([table, { length }]) => [table, length] as const);
  return { ...Object.fromEntries(ofRows), users: users.length, pictures: pictures.length };
}

/** Rows stay as they are written: a number may be longer than JavaScript's. */
const rowLine = /^\{"table":"([a-z_.]+)","row":(.*)\}$/su;

const mark = v.object({ format: v.literal(format) });
const knownVersion = v.object({ version: v.pipe(v.number(), v.maxValue(formatVersion)) });
const digest = v.object({ sha256: v.string() });
const description = v.pipe(
  v.object({
    at: v.pipe(v.string(), v.isoTimestamp()),
    league: v.string(),
    kind: v.picklist(['demo', 'own', 'hosted']),
    migration: v.pipe(v.string(), v.regex(/^\d{14}$/u)),
    counts: v.record(v.string(), v.number()),
  }),
);
const otherLine = v.union([
  v.object({
    user: v.object({
      id: v.pipe(v.string(), v.uuid()),
      email: v.string(),
      passwordHash: v.string(),
      appMetadata: v.unknown(),
      userMetadata: v.unknown(),
    }),
  }),
  v.object({
    picture: v.object({
      // A path below the bucket and nowhere else.
      name: v.pipe(v.string(), v.regex(objectName)),
      type: v.string(),
      bytes: v.pipe(
        v.string(),
        v.base64(),
        v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
      ),
    }),
  }),
]);

/** Whether a file is encrypted by age. */
export function isEncrypted(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(0, 22)).toString('latin1') === 'age-encryption.org/v1\n';
}

function unpack(file: Uint8Array): string {
  if (isEncrypted(file)) throw new BadBackup('The file is encrypted: only its key opens it.');
  if (file[0] !== 0x1f || file[1] !== 0x8b) {
    throw new BadBackup('The file is no backup of a league.');
  }
  try {
    return gunzipSync(file, { maxOutputLength: mostBytes }).toString();
  } catch {
    throw damaged();
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Of the file. */
export const newer = () =>
  new BadBackup('The backup is of a newer version of this project: update the project first.');

const damaged = () => new BadBackup('The file is damaged or cut short.');

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
