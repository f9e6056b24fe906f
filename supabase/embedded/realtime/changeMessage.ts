import type { CapturedChange, Values } from './changeCapture.ts';
import type { Column, PublishedTable } from './publishedTables.ts';

const LARGEST_RECORD = 1024 * 1024;
const LARGEST_VALUE_OF_OVERSIZE_RECORD = 64;
/** Longer unchanged values count as stored out of line (TOAST): see README.md. */
const LONGEST_INLINE_VALUE = 2_000;

/**
 * The `data` of a `postgres_changes` message for one role, as JSON text.
 * @param selectable the columns that the role may select
 * @param commitTime milliseconds since 1970
 */
export function changeData(
  change: CapturedChange,
  table: PublishedTable,
  selectable: ReadonlySet<string>,
  commitTime: number,
): string {
  const refusal = refuseRow(change, table, selectable);
  if (refusal !== null) {
    const none = new Map<string, string>();
    const oldRecord = change.type === 'UPDATE' ? none : null;
    return dataText(change, table, [], null, none, oldRecord, refusal);
  }
  const visible = table.columns.filter((column) => selectable.has(column.name));
  const record = change.record && newRow(change.record, change.oldRecord, table.columns);
  const identity = change.oldRecord && oldRow(change, change.oldRecord, table);
  const isOversize = textLength(record) + textLength(identity) > LARGEST_RECORD;
  const cut = (values: Values | null) => values && pick(values, visible, isOversize);
  return dataText(
    change,
    table,
    visible,
    new Date(commitTime).toISOString(),
    cut(record),
    cut(identity),
    isOversize ? 'Error 413: Payload Too Large' : null,
  );
}

/** INSERT and UPDATE need a primary key that the role may select. */
export function refuseRow(
  change: CapturedChange,
  table: PublishedTable,
  selectable: ReadonlySet<string>,
): string | null {
  if (change.type === 'DELETE') return null;
  const key = table.columns.filter((column) => column.isPrimaryKey);
  if (key.length === 0) return 'Error 400: Bad Request, no primary key';
  const mayRead = key.every((column) => selectable.has(column.name));
  return mayRead ? null : 'Error 401: Unauthorized';
}

/** Large values that an UPDATE left alone are not in the WAL, unless the identity has them. */
function newRow(record: Values, old: Values | null, columns: readonly Column[]): Values {
  if (old === null) return record;
  const identity = new Set(columns.filter((column) => column.isIdentity).map(({ name }) => name));
  return new Map(
    [...record].filter(
      ([name, value]) =>
        identity.has(name) || value.length <= LONGEST_INLINE_VALUE || value !== old.get(name),
    ),
  );
}

/** The replica identity; for a DELETE under row-level security, only its primary key. */
function oldRow(change: CapturedChange, old: Values, table: PublishedTable): Values {
  const isCut = change.type === 'DELETE' && table.hasRowSecurity;
  const known = table.columns.filter(
    (column) => column.isIdentity && (!isCut || column.isPrimaryKey),
  );
  return new Map([...old].filter(([name]) => known.some((column) => column.name === name)));
}

function pick(values: Values, columns: readonly Column[], isOversize: boolean): Values {
  const picked = new Map<string, string>();
  for (const { name, type } of columns) {
    const stored = values.get(name);
    if (stored === undefined) continue;
    const value = wireValue(stored, type);
    const isKept = value !== 'null' && Buffer.byteLength(value) <= LARGEST_VALUE_OF_OVERSIZE_RECORD;
    if (!isOversize || isKept) picked.set(name, value);
  }
  return picked;
}

/** Where the real server's JSON differs from Postgres' own. */
function wireValue(json: string, type: string): string {
  switch (type) {
    case 'bytea':
      return json.replace(String.raw`"\\x`, '"');
    case 'bpchar':
    case 'bit':
      return json === 'null' ? json : JSON.stringify(Array.from(String(JSON.parse(json)))[0] ?? '');
    case 'float4':
    case 'float8':
    case 'numeric':
      return json.startsWith('"') ? 'null' : json;
    default:
      return json;
  }
}

function textLength(values: Values | null): number {
  let length = 0;
  for (const [name, value] of values ?? []) length += name.length + Buffer.byteLength(value);
  return length;
}

function objectText(values: Values): string {
  return `{${[...values].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

function dataText(
  change: CapturedChange,
  table: PublishedTable,
  columns: readonly Column[],
  commitTimestamp: string | null,
  record: Values | null,
  oldRecord: Values | null,
  error: string | null,
): string {
  const head = JSON.stringify({
    schema: table.schema,
    table: table.name,
    type: change.type,
    commit_timestamp: commitTimestamp,
    columns: columns.map(({ name, type }) => ({ name, type })),
    errors: error === null ? null : [error],
  });
  const rows = [
    record === null ? '' : `,"record":${objectText(record)}`,
    oldRecord === null ? '' : `,"old_record":${objectText(oldRecord)}`,
  ];
  return `${head.slice(0, -1)}${rows.join('')}}`;
}
