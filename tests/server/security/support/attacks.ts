import { randomUUID } from 'node:crypto';
import type { Attack, Attempt } from './attempts.ts';
import type { Call } from './calls.ts';
import type { DatabaseFunction, Relation } from './catalogue.ts';
import type { Identity } from './identities.ts';

type Row = Record<string, string | number>;

/** Values that our tables accept: a row with them is refused for its sender alone. */
const values: Partial<Row> = {
  team1: 'Los Intrusos',
  team2: 'Doble Pared',
  score: 'W.O.',
  date: '2026-11-20',
  time: '20:30',
  location: 'Club Norte',
  category: 'Sexta Libre',
  name: 'Los Intrusos',
  players: 'Ana y Eva',
  slug: 'intrusa',
  position: 99,
  key: 'los intrusos',
  pair_id: randomUUID(),
};

/** A value of a column that is not granted: one of its type, or the type would refuse it first. */
function valueOf({ types }: Relation, column: string): unknown {
  switch (types[column]) {
    case 'uuid':
      return randomUUID();
    case 'timestamp with time zone':
      return '2020-01-01T00:00:00Z';
    case 'date':
      return '2020-01-01';
    case 'boolean':
      return true;
    case 'text[]':
      return [];
    default:
      // Left out of the JSON it would be no attack.
      return values[column] ?? '1';
  }
}

/** The filter that finds one row. */
function rowFilter(relation: Relation, row: Partial<Row> = {}): string {
  const keys = relation.keys.length > 0 ? relation.keys : relation.columns.slice(0, 1);
  return keys
    .map((key) => `${key}=eq.${encodeURIComponent(String(row[key] ?? randomUUID()))}`)
    .join('&');
}

/** Either an expired token or a hidden schema may be checked first. */
function orUnknown(kind: Identity['kind'], status: number): number[] {
  return kind === 'nobody' ? [401, status] : [status];
}

/** A row that the table would accept from its owner, if it is one of ours. */
function rowFor({ columns }: Pick<Relation, 'columns'>): Row {
  const known = columns.filter((column) => column in values);
  const named = known.length > 0 ? known : columns.slice(0, 1);
  return Object.fromEntries(named.map((column) => [column, values[column] ?? randomUUID()]));
}

const merge = 'resolution=merge-duplicates,return=representation';
const representation = { prefer: 'return=representation' };

/** Every way to write a table through REST, aimed at all of its rows where possible. */
function writesTo(relation: Relation): Attempt[] {
  const path = `/rest/v1/${relation.name}`;
  const [key = 'id'] = relation.keys.length > 0 ? relation.keys : relation.columns;
  const row = rowFor(relation);
  const keyed = key in row ? row : { ...row, [key]: randomUUID() };
  const everything = `${path}?${key}=not.is.null`;
  return [
    { method: 'POST', path, body: row, headers: representation },
    { method: 'POST', path, body: keyed, headers: { prefer: merge } },
    { method: 'POST', path, body: keyed, headers: { prefer: 'resolution=ignore-duplicates' } },
    {
      method: 'POST',
      path,
      body: Array.from({ length: 1_000 }, () => row),
      headers: { prefer: 'return=minimal' },
    },
    {
      method: 'POST',
      path,
      body: `${Object.keys(row).join()}\n${Object.values(row).join()}`,
      headers: { 'content-type': 'text/csv' },
    },
    {
      method: 'PUT',
      path: `${path}?${rowFilter(relation, keyed)}`,
      body: keyed,
      headers: representation,
    },
    { method: 'PATCH', path: everything, body: row, headers: representation },
    {
      method: 'PATCH',
      path: everything,
      body: row,
      headers: { prefer: 'return=representation,tx=commit' },
    },
    { method: 'DELETE', path: everything, headers: representation },
  ];
}

/** Without a user's valid token, a body of many rows is refused before it is read. */
function ofSize({ body }: Attempt, kind: Identity['kind']): number[] {
  return Array.isArray(body) && (kind === 'nobody' || kind === 'visitor') ? [413] : [];
}

/** Writes to an exposed table, and the statuses that hosted PostgREST answers. */
export function attacksOnPublic(relation: Relation, { kind }: Identity): Attack[] {
  return writesTo(relation).map((attempt) => {
    // Row-level security hides every row from a signed-in user's UPDATE and DELETE.
    const findsNothing = attempt.method === 'PATCH' || attempt.method === 'DELETE';
    const asUser = findsNothing ? [200, 403] : [403];
    if (kind === 'admin') return { attempt, statuses: [403] };
    return { attempt, statuses: kind === 'user' ? asUser : [401, ...ofSize(attempt, kind)] };
  });
}

/** Reads and writes of a hidden table: by its bare name, and with its schema. */
export function attacksOnHidden(relation: Relation, { kind }: Identity): Attack[] {
  const path = `/rest/v1/${relation.name}`;
  const attempts: Attempt[] = [{ method: 'GET', path }, ...writesTo(relation)];
  return attempts.flatMap((attempt) => {
    const profile = attempt.method === 'GET' ? 'accept-profile' : 'content-profile';
    const size = ofSize(attempt, kind);
    const inSchema = {
      ...attempt,
      headers: { ...attempt.headers, [profile]: relation.schema },
    };
    const qualified = {
      ...attempt,
      path: attempt.path.replace(path, `/rest/v1/${relation.schema}.${relation.name}`),
    };
    return [
      { attempt, statuses: [...orUnknown(kind, 404), ...size] },
      { attempt: inSchema, statuses: [...orUnknown(kind, 406), ...size] },
      { attempt: qualified, statuses: [...orUnknown(kind, 404), ...size] },
    ];
  });
}

/** Calls of a function, by its bare name and with its schema, unless it is published to the identity. */
export function attacksOnFunction(
  { schema, name }: DatabaseFunction,
  functions: readonly DatabaseFunction[],
  { kind }: Identity,
): Attack[] {
  const role = kind === 'visitor' ? 'anon' : 'authenticated';
  const path = `/rest/v1/rpc/${name}`;
  // A path without a schema means the public function of this name.
  const published = functions.find((each) => each.schema === 'public' && each.name === name);
  const callers = published?.callers ?? [];
  const isGranted = kind !== 'nobody' && callers.includes(role);
  if (schema === 'public' && isGranted) return [];
  // Refused for its rights where it is published to another role.
  const unpublished = callers.length > 0 ? [401, 403, 404] : [];
  const bare = [...orUnknown(kind, 404), ...unpublished];
  const hidden = schema === 'public' ? bare : orUnknown(kind, 406);
  const plain: Attack[] = [
    { attempt: { method: 'POST', path, body: {} }, statuses: bare },
    { attempt: { method: 'GET', path }, statuses: bare },
  ];
  return [
    ...(isGranted ? [] : plain),
    {
      attempt: { method: 'POST', path, body: {}, headers: { 'content-profile': schema } },
      statuses: hidden,
    },
    {
      attempt: { method: 'POST', path: `/rest/v1/rpc/${schema}.${name}`, body: {} },
      statuses: orUnknown(kind, 404),
    },
  ];
}

/** Calls of the functions that only the admin may call, as the site makes them, from everybody else. */
export function attacksOnCall({ name, parameters }: Call, { kind }: Identity): Attack[] {
  const path = `/rest/v1/rpc/${name}`;
  const status = kind === 'user' ? 403 : 401;
  const query = Object.entries(parameters).map(([parameter, value]) => [
    parameter,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return [
    { attempt: { method: 'POST', path, body: parameters }, statuses: [status] },
    {
      attempt: {
        method: 'POST',
        path,
        body: parameters,
        headers: { prefer: 'return=representation,tx=commit' },
      },
      statuses: [status],
    },
    {
      attempt: { method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` },
      statuses: [status],
    },
  ];
}

/** What the admin may not do either: columns without a grant, and all rows at once. */
export function attacksAsAdmin(relation: Relation): Attack[] {
  const path = `/rest/v1/${relation.name}`;
  const row = rowFor(relation);
  const one = `${path}?${rowFilter(relation)}`;
  const lacking = (granted: string[]) => relation.columns.filter((name) => !granted.includes(name));
  // Nobody writes one that is computed.
  const refusal = (column: string) => (relation.computed.includes(column) ? [400] : [403]);
  const invented = ['created_by', 'is_admin', '__proto__', 'ctid', 'xmin', 'results.id', ''];
  return [
    ...lacking(relation.insertable).map((column) => ({
      attempt: { method: 'POST', path, body: { ...row, [column]: valueOf(relation, column) } },
      statuses: refusal(column),
    })),
    ...lacking(relation.updatable).map((column) => ({
      attempt: {
        method: 'PATCH',
        path: one,
        body: { [column]: valueOf(relation, column) },
      },
      statuses: refusal(column),
    })),
    ...invented.flatMap((column) => [
      {
        attempt: {
          method: 'POST',
          path,
          body: [...Object.entries(row), [column, 1]].reduce(withField, '{') + '}',
        },
        statuses: [400, 403],
      },
      {
        attempt: { method: 'PATCH', path: one, body: `{${JSON.stringify(column)}:1}` },
        statuses: [400, 403],
      },
    ]),
    { attempt: { method: 'DELETE', path }, statuses: [400] },
    { attempt: { method: 'DELETE', path: `${path}?limit=1000&order=id` }, statuses: [400] },
    { attempt: { method: 'DELETE', path: `${path}?id=gte.` }, statuses: [400] },
    { attempt: { method: 'DELETE', path: `${path}?__proto__=eq.1` }, statuses: [400] },
    { attempt: { method: 'PATCH', path: `${path}?__proto__=eq.1`, body: row }, statuses: [400] },
    { attempt: { method: 'PATCH', path, body: row }, statuses: [400] },
  ];
}

/** JSON as text: an object literal would lose `__proto__`. */
function withField(json: string, [name, value]: unknown[]): string {
  const comma = json === '{' ? '' : ',';
  return `${json}${comma}${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
