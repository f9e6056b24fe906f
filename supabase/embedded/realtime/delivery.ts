import type { SqlDatabase } from '../database.ts';
import { changeData, refuseRow } from './changeMessage.ts';
import { takeChanges, type CapturedChange } from './changeCapture.ts';
import {
  readPublishedTables,
  readSelectableColumns,
  selectableKey,
  type PublishedTable,
} from './publishedTables.ts';
import { matchingIds, type Subscription } from './subscriptions.ts';
import type { Identity } from './tokens.ts';
import { findVisible, type VisibilityQuery } from './visibility.ts';

const BATCH = 200;

export type DeliverySource = {
  publication: string;
  subscriptions: ReadonlySet<Subscription>;
  /** When a transaction was committed, in milliseconds since 1970. */
  commitTimes: ReadonlyMap<string, number>;
  countQueries(count: number): void;
};

export type Message = { subscription: Subscription; frame: string };

/** The result of one poll of the outbox. */
export type Batch = { messages: Message[]; isLast: boolean };

/**
 * Takes the next changes out of the outbox and writes the messages for the subscribers that may see
 * them. Subscriptions, publication and RLS policies count as they are now, not as at the commit.
 * @throws what an RLS policy raised: the batch is lost for all subscribers, as on the real server
 */
export async function nextBatch(postgres: SqlDatabase, source: DeliverySource): Promise<Batch> {
  const changes = await takeChanges(postgres, BATCH);
  const isLast = changes.length < BATCH;
  if (changes.length === 0) return { messages: [], isLast };
  if (source.subscriptions.size === 0) return { messages: [], isLast };

  const tables = await readPublishedTables(postgres, source.publication);
  const roles = new Set([...source.subscriptions].map(({ identity }) => identity.role));
  const selectable = await readSelectableColumns(postgres, [...roles], [...tables.keys()]);
  const columnsOf = (role: string, relation: string) =>
    selectable.get(selectableKey(role, relation)) ?? new Set<string>();

  const audiences = changes.flatMap((change) => {
    const table = tables.get(change.relation);
    if (!table?.publishes.has(change.type)) return [];
    return audiencesOf(change, table, source.subscriptions, columnsOf);
  });
  const queries = audiences.flatMap(({ query }) => query ?? []);
  source.countQueries(queries.length);
  const visible = await findVisible(postgres, queries);

  const messages = audiences
    .filter(({ query }) => query === null || visible.has(query))
    .flatMap((audience) => {
      const { change, table, role } = audience;
      const time = source.commitTimes.get(change.transactionId) ?? change.transactionStart;
      const data = changeData(change, table, columnsOf(role, change.relation), time);
      return audience.listeners.map(({ subscription, ids }) => ({
        subscription,
        frame: `[null,null,${JSON.stringify(subscription.topic)},"postgres_changes",{"ids":${JSON.stringify(ids)},"data":${data}}]`,
      }));
    });
  return { messages, isLast };
}

/** The listeners of one change with the same role and claims: one visibility query for all. */
type Audience = {
  change: CapturedChange;
  table: PublishedTable;
  role: string;
  /** Null where row-level security does not apply. */
  query: VisibilityQuery | null;
  listeners: { subscription: Subscription; ids: number[] }[];
};

function audiencesOf(
  change: CapturedChange,
  table: PublishedTable,
  subscriptions: ReadonlySet<Subscription>,
  columnsOf: (role: string, relation: string) => ReadonlySet<string>,
): Audience[] {
  const audiences = new Map<string, Audience>();
  for (const subscription of subscriptions) {
    const ids = matchingIds(subscription, change);
    if (ids.length === 0) continue;
    const { identity } = subscription;
    const key = `${identity.role} ${identity.claims}`;
    const audience = audiences.get(key) ?? {
      change,
      table,
      role: identity.role,
      query: queryOf(change, table, identity, columnsOf),
      listeners: [],
    };
    audience.listeners.push({ subscription, ids });
    audiences.set(key, audience);
  }
  return [...audiences.values()];
}

function queryOf(
  change: CapturedChange,
  table: PublishedTable,
  identity: Identity,
  columnsOf: (role: string, relation: string) => ReadonlySet<string>,
): VisibilityQuery | null {
  if (!table.hasRowSecurity || change.type === 'DELETE') return null;
  const selectable = columnsOf(identity.role, change.relation);
  return refuseRow(change, table, selectable) === null ? { identity, change, table } : null;
}
