import type { Fault } from './fault.ts';

const events = 'tests/server/realtime/events.test.ts';
const visibility = 'tests/server/realtime/visibility.test.ts';
const tokens = 'tests/server/realtime/tokens.test.ts';
const join = 'tests/server/realtime/join.test.ts';
const connection = 'tests/server/realtime/connection.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a row that RLS hides is sent to everybody',
    file: 'supabase/embedded/realtime/delivery.ts',
    find: "if (!table.hasRowSecurity || change.type === 'DELETE') return null;",
    replace: "if (table.hasRowSecurity || change.type === 'DELETE') return null;",
    provedBy: visibility,
  },
  {
    name: 'one user’s rows are sent to another user of the same role',
    file: 'supabase/embedded/realtime/delivery.ts',
    find: 'const key = `${identity.role} ${identity.claims}`;',
    replace: 'const key = identity.role;',
    provedBy: visibility,
  },
  {
    name: 'a column without a grant is sent',
    file: 'supabase/embedded/realtime/changeMessage.ts',
    find: 'const visible = table.columns.filter((column) => selectable.has(column.name));',
    replace:
      'const visible = table.columns.filter((column) => selectable.size > 0 || column.isPrimaryKey);',
    provedBy: visibility,
  },
  {
    name: 'a deleted row is sent with what it said',
    file: 'supabase/embedded/realtime/changeMessage.ts',
    find: "change.type === 'DELETE' && table.hasRowSecurity",
    replace: "change.type !== 'DELETE' && table.hasRowSecurity",
    provedBy: visibility,
  },
  {
    name: 'a row of a megabyte is sent whole to every visitor',
    file: 'supabase/embedded/realtime/changeMessage.ts',
    find: 'const isOversize = textLength(record) + textLength(identity) > LARGEST_RECORD;',
    replace: 'const isOversize = textLength(record) - textLength(identity) > 2 * LARGEST_RECORD;',
    provedBy: events,
  },
  {
    name: 'after 200 changes in one moment the rest is sent with the next one',
    file: 'supabase/embedded/realtime/delivery.ts',
    find: 'const isLast = changes.length < BATCH;',
    replace: 'const isLast = changes.length <= BATCH;',
    provedBy: events,
  },
  {
    name: 'a batch that could not be read is the last one that anybody gets',
    file: 'supabase/embedded/realtime/changePoller.ts',
    find: 'return hasMore(database);',
    replace: 'if (!(await hasMore(database))) return false;\n      throw thrown;',
    provedBy: visibility,
  },
  {
    name: 'a channel whose token has expired goes on receiving',
    file: 'supabase/embedded/realtime/channel.ts',
    find: '    this.#expiry.watch(identity.expiresAt);\n',
    replace: '',
    provedBy: tokens,
  },
  {
    name: 'a new token is confirmed, and ends with the old one’s hour',
    file: 'supabase/embedded/realtime/channel.ts',
    find: '    this.#expiry.watch(outcome.identity.expiresAt);\n',
    replace: '',
    provedBy: tokens,
  },
  {
    name: 'a forged token is ignored, and the channel stays open',
    file: 'supabase/embedded/realtime/channel.ts',
    find: '      this.#shutDown(outcome.fault.push);\n',
    replace: '',
    provedBy: tokens,
  },
  {
    name: 'a page that was closed is still sent every change',
    file: 'supabase/embedded/realtime/databaseSubscription.ts',
    find: '  end(): void {\n    this.#ended.abort();\n    this.#drop();',
    replace: '  end(): void {\n    this.#ended.abort();',
    provedBy: tokens,
  },
  {
    name: 'a page is told that it subscribed while its table does not exist',
    file: 'supabase/embedded/realtime/databaseSubscription.ts',
    find: "if ('error' in check) return check;",
    replace:
      "if ('error' in check) return { subscription: { topic, identity, bindings: [], send } };",
    provedBy: join,
  },
  {
    name: 'one page may open channels without a limit',
    file: 'supabase/embedded/realtime/join.ts',
    find: 'if (openChannels >= MOST_CHANNELS) {',
    replace: 'if (openChannels >= MOST_CHANNELS * MOST_CHANNELS) {',
    provedBy: connection,
  },
  {
    name: 'a comma within quotation marks ends a filter',
    file: 'supabase/embedded/realtime/filters.ts',
    find: "const separates = character === ',' && depth === 0 && !quoted;",
    replace: "const separates = character === ',' && depth === 0;",
    provedBy: join,
  },
  {
    name: 'a filter with not. sends the rows that it should leave out',
    file: 'supabase/embedded/realtime/filters.ts',
    find: 'value: unquote(value), negated };',
    replace: 'value: unquote(value), negated: false };',
    provedBy: join,
  },
];
