import { createHash } from 'node:crypto';
import { elixirInspect } from './elixirInspect.ts';
import { member, stableText, type JsonObject } from './json.ts';

/** One element of a join's `postgres_changes`, parsed. */
export type SubscriptionRequest = {
  event: ChangeType | '*';
  /** Patterns of SQL's LIKE, or `*` for all; the real server uses them so, unescaped. */
  schema: string;
  table: string;
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

/** The real server implements both: to ignore one would send changes that were not asked for. */
const notImplemented = {
  error:
    'NotImplemented: the embedded Realtime server has no `filter` and no `select`, so this channel gets no changes. Subscribe to the whole table.',
};

/** Reads a binding; all other errors are those of the real server. */
export function parseBinding(binding: JsonObject): ParsedBinding {
  if (['filter', 'select'].some((name) => isGiven(member(binding, name)))) return notImplemented;
  const schema = member(binding, 'schema');
  const table = member(binding, 'table');
  if (schema === undefined && table === undefined) return missingParameters(binding);
  if (schema !== undefined && typeof schema !== 'string') return missingParameters(binding);
  if (table !== undefined && typeof table !== 'string') return missingParameters(binding);
  return {
    request: { event: eventOf(binding), schema: schema ?? 'public', table: table ?? '*' },
  };
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
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
export function describeRequest({ event, schema, table }: SubscriptionRequest): string {
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [], select: nil]`;
}
