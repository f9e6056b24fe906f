import { createData } from '../../../src/data/DataProvider.tsx';
import { createSources } from '../../../src/data/sources.ts';
import type { CategoryName } from '../../../src/domain/category.ts';
import { fakeRealtime, type FakeChannel } from '../../unit/live/support/fakeRealtime.ts';
import { createFakeTable, type FakeTable, type Report } from './streamFakeTable.ts';
import { followLeague } from './streamPage.ts';

/** A page whose database and channel are in the test's hand: it decides what arrives when. */
export type FakePage = {
  table: FakeTable;
  /** The channel that the page has joined last. */
  channel(): FakeChannel;
  /** The database's subscription stands (again): the page asks for its rows. */
  confirm(): Promise<void>;
  /** The connection breaks. */
  interrupt(): void;
  /** The channel reports a commit. */
  hear(report: Report): Promise<void>;
  /** The labels of the rows that it shows, from top to bottom. */
  shown(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Opens a page on an empty table, whose first answer is still under way. */
export async function openFakePage(category?: CategoryName): Promise<FakePage> {
  const [client, channels] = fakeRealtime();
  const table = createFakeTable();
  const data = createData({
    ...createSources('http://localhost', 'sb_publishable_test'),
    readRows: table.readRows,
    supabase: () => Promise.resolve(client),
  });
  const page = followLeague(data, category);
  const channel = () => {
    const current = channels.at(-1);
    if (current === undefined) throw new Error('no channel was opened');
    return current;
  };
  await settle();
  return {
    table,
    channel,
    async confirm() {
      channel().status('SUBSCRIBED');
      channel().system({ extension: 'postgres_changes', status: 'ok', message: 'Subscribed' });
      await settle();
    },
    interrupt: () => channel().status('CHANNEL_ERROR'),
    async hear(report) {
      channel().change(report);
      await settle();
    },
    shown: page.shown,
    close: page.close,
  };
}

/** Lets every promise that can settle do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
