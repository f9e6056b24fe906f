import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoded, FromThread, ToThread } from '../live/pagesOnDemand.ts';
import { openPageKit } from './pageKit.ts';

// A thread that makes the pages of one built site, one at a time: React works for some 25 ms on each.

const port = parentPort;
if (port === null) throw new Error('This is the code of a thread.');
const { folder }: { folder: string } = workerData;
const maker = await openPageKit(folder);
// A season that has begun since is in no list of this site: the next build has its pages.
const pages = (await maker.list(Date.now())).filter(
  ({ reads, isFrame }) => isFrame || reads('').length > 0,
);

const reading = new Map<number, (rows: readonly unknown[] | null) => void>();
let reads = 0;

async function readRows(query: string) {
  const id = (reads += 1);
  const { promise, resolve } = Promise.withResolvers<readonly unknown[] | null>();
  reading.set(id, resolve);
  tell({ type: 'read', id, query });
  const rows = await promise;
  if (rows === null) throw new Error('The rows could not be read.');
  return rows;
}

async function make({ path, search, moment }: Extract<ToThread, { type: 'make' }>) {
  const page =
    pages.find((each) => each.path === path) ??
    pages.map((each) => each.isFrame && maker.pageOfFrame(each, path, moment)).find(Boolean);
  if (!page) throw new Error(`The site has no page ${path}.`);
  const made = await maker.make(page, { moment, saysToday: true, search }, readRows);
  if (made === null) tell({ type: 'unknown' });
  else tell({ type: 'made', until: made.until, ...encoded(Buffer.from(made.html)) });
}

function encoded(bytes: Buffer): Encoded {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    bytes,
    compressed: [
      { name: 'br', bytes: brotliCompressSync(bytes, quick) },
      { name: 'gzip', bytes: gzipSync(bytes, { level: 6 }) },
    ],
  };
}

function tell(message: FromThread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port?.postMessage(message);
}

port.on('message', (message: ToThread) => {
  if (message.type === 'rows') {
    reading.get(message.id)?.(message.rows);
    reading.delete(message.id);
    return;
  }
  make(message).catch((error: unknown) => {
    tell({ type: 'failed', reason: String(error) });
  });
});
tell({
  type: 'pages',
  pages: pages.map(({ path, parameters, searches, isFrame, reads: lists }) => ({
    path: path.replaceAll(/:\w+/gu, '*'),
    parameters,
    searches,
    // Those of a pair name one another.
    tables: isFrame
      ? ['results', 'upcoming_matches', 'pairs']
      : [...new Set(lists('').map(({ table }) => table))],
  })),
});
