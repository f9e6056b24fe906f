import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';
import * as v from 'valibot';
import type { Account } from '../embedded/administrator.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { isObjectName } from '../embedded/storage/answerStorage.ts';
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

/** What the first line of a backup says of it. */
export type BackupHead = Pick<Backup, 'at' | 'league' | 'kind' | 'migration'> & {
  /** How many rows each table has, and how many `users` and `pictures` there are. */
  counts: Readonly<Record<string, number>>;
  /** Two backups of a league that has not changed have the same; null: of an earlier version. */
  contents: string | null;
};

export type BackedUpPicture = {
  /** In the bucket, e.g. `sponsors/0f3a.webp`. */
  name: string;
  /** E.g. `image/webp`. */
  type: string;
  bytes: Uint8Array;
};

/** Why a file is no backup that can be restored: its message is one sentence. */
export class BadBackup extends StartFailure {
  override name = 'BadBackup';
}

const compress = promisify(gzip);

const format = 'padel-league-backup';
/** Raised when a reader of before could misread the file. */
const formatVersion = 1;
const mebibyte = 2 ** 20;
/**
 * How long the text of a packed file may be: rows shrink to a tenth, and pictures hardly, of which long files consist. A
 * file of a few kilobytes could unpack into more than this machine has.
 */
const mostBytesOf = ({ length }: Uint8Array) =>
  Math.max(64 * mebibyte, Math.min(8 * length, 112 * mebibyte), 1.4 * length + 48 * mebibyte);
/** More than the first line of a backup has. */
const longestHead = 64 * 2 ** 10;

/**
 * The bytes of the file: JSON lines, compressed. The first line describes it, the last one has the SHA-256 of all
 * lines before.
 */
export async function writeBackup({ rows, users, pictures, ...about }: Backup): Promise<Buffer> {
  const counts = countsOf({ rows, users, pictures });
  const contents = contentsOf({ rows, users, pictures });
  const head = { format, version: formatVersion, ...about, counts, contents };
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
  const bytes = unpack(file);
  const end = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
  const firstEnd = bytes.subarray(0, longestHead).indexOf('\n');
  const first = bytes.toString('utf8', 0, Math.max(0, firstEnd));
  if (!v.is(mark, parseLine(first))) throw new BadBackup('noBackupFile');
  if (!v.is(knownVersion, parseLine(first))) {
    throw newer();
  }
  const sum = parseLine(bytes.toString('utf8', end));
  if (!v.is(digest, sum) || sum.sha256 !== digestOf(bytes.subarray(0, end))) throw damaged();
  const head = v.safeParse(description, parseLine(first));
  if (!head.success) throw damaged();
  const { counts, contents: _, ...about } = head.output;
  const rows = new Map<BackedUpTable, string[]>(backedUpTables.map((table) => [table, []]));
  const users: Account[] = [];
  const pictures: BackedUpPicture[] = [];
  for (const line of linesIn(bytes, firstEnd + 1, end)) {
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

/** More than a first line takes, compressed. */
export const headBytes = 4_096;

/**
 * What a backup says of itself, without a look at whether it is whole.
 * @param start its first `headBytes`
 * @returns null: it is none of a laptop's
 */
export function readHead(start: Uint8Array): BackupHead | null {
  try {
    const text = gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    const first = parseLine(text.slice(0, text.indexOf('\n')));
    return v.is(mark, first) ? v.parse(description, first) : null;
  } catch {
    return null;
  }
}

/**
 * A digest of what a backup brings back, in any order. Pictures never change under their name; the version of the settings
 * is another one after a restore.
 */
function contentsOf({ rows, users, pictures }: Pick<Backup, 'rows' | 'users' | 'pictures'>) {
  const digest = createHash('sha256');
  for (const [table, all] of rows) {
    if (table === 'public.settings_version') continue;
    for (const row of all.toSorted()) digest.update(`${table} ${row}\n`);
  }
  digest.update(JSON.stringify([users, pictures.map(({ name }) => name)]));
  return digest.digest('hex');
}

/** The lines of a text one at a time: all at once would take as much memory again. */
function* linesIn(bytes: Buffer, from: number, end: number): Generator<string> {
  for (let start = from; start < end;) {
    const next = bytes.indexOf('\n', start);
    yield bytes.toString('utf8', start, next);
    start = next + 1;
  }
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
    contents: v.optional(v.nullable(v.string()), null),
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
      name: v.pipe(v.string(), v.check(isObjectName)),
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

/** Whether a file is compressed by gzip. */
export const isPacked = (file: Uint8Array) => file[0] === 0x1f && file[1] === 0x8b;

function unpack(file: Uint8Array): Buffer {
  if (isEncrypted(file)) throw new BadBackup('encryptedFile');
  if (!isPacked(file)) throw new BadBackup('noBackupFile');
  try {
    return gunzipSync(file, { maxOutputLength: mostBytesOf(file) });
  } catch (error) {
    const isTooLong =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new BadBackup('fileTooLong') : damaged();
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
export const newer = () => new BadBackup('newerBackup');

const damaged = () => new BadBackup('damagedFile');

const digestOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
