import { createHash } from 'node:crypto';
import { elixirInspect } from './elixirInspect.ts';
import { parseFilters, type Filter } from './filters.ts';
import { member, stableText, type JsonObject } from './json.ts';

/** One element of a join's `postgres_changes`, parsed. */
export type SubscriptionRequest = {
  event: ChangeType | '*';
  /** Patterns of SQL's LIKE, or `*` for all; the real server uses them so, unescaped. */
  schema: string;
  table: string;
  filters: Filter[];
  select: string[] | null;
};
export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';
export type ParsedBinding = { request: SubscriptionRequest } | { error: string };

const LARGEST_ID = 2 ** 27 - 1;

/**
 * The id of a binding: a positive integer derived from its content, and therefore the same on every
 * socket and after every rejoin. The client takes 0 for "no id".
 */
export function bindingId(binding: JsonObject): number {
  const digest = createHash('sha256').update(stableText(binding)).digest();
  return (digest.readUInt32BE(0) % LARGEST_ID) + 1;
}

/** Reads a binding; the errors are those of the real server. */
export function parseBinding(binding: JsonObject): ParsedBinding {
  const select = member(binding, 'select');
  if (typeof select === 'string') {
    return {
      error:
        'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    };
  }
  const names = Array.isArray(select) ? select.filter((name) => typeof name === 'string') : [];
  const schema = member(binding, 'schema');
  const table = member(binding, 'table');
  const filter = member(binding, 'filter');
  if (filter !== undefined) {
    if (typeof schema !== 'string' || typeof table !== 'string' || typeof filter !== 'string') {
      return missingParameters(binding);
    }
    const parsed = parseFilters(filter);
    if ('error' in parsed) return { error: `Error parsing \`filter\` params: ${parsed.error}` };
    return request(binding, schema, table, parsed.filters, names);
  }
  if (schema === undefined && table === undefined) return missingParameters(binding);
  if (schema !== undefined && typeof schema !== 'string') return missingParameters(binding);
  if (table !== undefined && typeof table !== 'string') return missingParameters(binding);
  return request(binding, schema ?? 'public', table ?? '*', [], names);
}

function request(
  binding: JsonObject,
  schema: string,
  table: string,
  filters: Filter[],
  names: string[],
): ParsedBinding {
  if (names.length > 0 && (schema === '*' || table === '*')) {
    return {
      error:
        'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    };
  }
  const select = names.length > 0 ? names : null;
  return { request: { event: eventOf(binding), schema, table, filters, select } };
}

function missingParameters(binding: JsonObject): { error: string } {
  const secret = ['user_token', 'auth_token'].some((key) => Object.hasOwn(binding, key));
  const shown = secret ? '<redacted>' : elixirInspect(binding);
  return {
    error: `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${shown}`,
  };
}

/** The three names in any case; anything else means all changes. */
function eventOf(binding: JsonObject): ChangeType | '*' {
  const event = member(binding, 'event');
  switch (typeof event === 'string' ? event.toUpperCase() : '') {
    case 'INSERT':
      return 'INSERT';
    case 'UPDATE':
      return 'UPDATE';
    case 'DELETE':
      return 'DELETE';
    default:
      return '*';
  }
}

/** The request as the real server's errors quote it. */
export function describeRequest(request: SubscriptionRequest): string {
  const filters = request.filters.map(
    ({ column, operator, value, negated }) =>
      `{${[column, operator, value, negated].map(elixirInspect).join(', ')}}`,
  );
  const { event, schema, table, select } = request;
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filters.join(', ')}], select: ${elixirInspect(select)}]`;
}
