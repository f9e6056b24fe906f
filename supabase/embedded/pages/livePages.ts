import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { reasonOf, warn } from '../../terminal/say.ts';
import {
  kitFile,
  kitFolder,
  type FromThread,
  type Outcome,
  type PageOfSite,
  type ToThread,
} from '../../../src/live/pagesOnDemand.ts';

/** A page as it was made last. */
export type LivePage = {
  /** Of its bytes. */
  digest: string;
  bytes: Buffer;
  compressed: ReadonlyArray<{ name: 'br' | 'gzip'; bytes: Buffer }>;
  /** The moment at which its rows were those of the database, ms since the epoch. */
  rowsOf: number;
};

export type LivePages = {
  /**
   * The page of an address, with the rows of this moment where it can be made in time.
   * @param path of the page within the site
   * @param search of the address
   * @returns `null`: the file of the build has to do
   */
  page(path: string, search: string): Promise<LivePage | null>;
  close(): Promise<void>;
};

/** The numbers of the tables, by name. */
export type TableVersions = Readonly<Record<string, string>>;

type LivePagesOptions = {
  /** Of the built site. */
  folder: string;
  /** Reads rows as a visitor may; `null`: they cannot be read now. */
  readRows: (query: string) => Promise<readonly unknown[] | null>;
  readVersions: () => Promise<TableVersions>;
};

/** No address is made more often, ms. */
const shortestAge = 3_000;
/** All together take so much of each second, ms. */
const mostOfSecond = 300;
/** So long a visitor waits for a page of now, while one of before is there, ms. */
const longestWait = 300;
/** So long, where none is there, ms: the file of the build shows nothing but its frame. */
const longestFirstWait = 1_700;
/** Pages that wait to be made; more addresses than that are nobody's who reads them. */
const mostWaiting = 200;
/** The memory that pages take, bytes. */
const mostBytes = 60 * 1024 * 1024;

type Kept = LivePage & {
  /** The numbers of its tables. */
  versions: string;
  until: number;
  /** When it was last begun, on the clock of `performance`. */
  begun: number;
};
type Job = { key: string; path: string; search: string; done: Promise<void>; end: () => void };

/** Whether the pages of a site can be made: not of one that was built elsewhere. */
export const hasPageKit = (site: string) => existsSync(join(kitFolder(site), kitFile));

/** Makes pages with their rows when they are asked for, and keeps each as long as it is true. */
export function createLivePages({ folder, readRows, readVersions }: LivePagesOptions): LivePages {
  const worker = new Worker(new URL('../../../src/build/pageThread.ts', import.meta.url), {
    workerData: { folder },
    // Five times as fast as React for development.
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 160 },
  });
  worker.unref();
  let pages: readonly PageOfSite[] = [];
  /** In the order in which they were asked for last. */
  const kept = new Map<string, Kept>();
  const jobs = new Map<string, Job>();
  const queue: Job[] = [];
  let isMaking = false;
  let isEnded = false;
  let hasFailed = false;
  /** The work of the last second: its end and how long it took, ms. */
  let spent: { at: number; took: number }[] = [];
  let onOutcome: ((outcome: Outcome) => void) | null = null;
  const isReady = Promise.withResolvers<void>();

  const tell = (message: ToThread) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  worker.on('message', (message: FromThread) => {
    switch (message.type) {
      case 'pages':
        ({ pages } = message);
        isReady.resolve();
        break;
      case 'read':
        readRows(message.query).then(
          (rows) => tell({ type: 'rows', id: message.id, rows }),
          () => tell({ type: 'rows', id: message.id, rows: null }),
        );
        break;
      default:
        onOutcome?.(message);
    }
  });
  const end = (error?: unknown) => {
    if (!isEnded && error !== undefined) warn('noLivePages', { reason: reasonOf(error) });
    isEnded = true;
    isReady.resolve();
    onOutcome?.({ type: 'failed', reason: '' });
  };
  worker.on('error', end);
  worker.on('exit', () => end());

  /** One question at a time: whoever asks meanwhile gets the answer of the next. */
  let asking: Promise<TableVersions> | null = null;
  let next: Promise<TableVersions> | null = null;
  const versionsNow = (): Promise<TableVersions> => {
    if (asking === null) {
      asking = readVersions().finally(() => {
        asking = null;
      });
      return asking;
    }
    next ??= asking
      .catch(() => undefined)
      .then(() => {
        next = null;
        return versionsNow();
      });
    return next;
  };

  const pageAt = (path: string) => {
    const parts = path.split('/');
    const fits = (pattern: string) => {
      const own = pattern.split('/');
      return (
        own.length === parts.length &&
        own.every((part, index) => part === '*' || part === parts[index])
      );
    };
    return pages.find((each) => each.path === path) ?? pages.find((each) => fits(each.path));
  };

  /** The numbers under which a page is kept; one that is missing is never the same. */
  const tablesOf = (page: PageOfSite, versions: TableVersions) =>
    page.tables.map((table) => `${table} ${versions[table] ?? Math.random()}`).join();

  /** @returns `null`: too many wait */
  const ask = (key: string, path: string, search: string): Job | null => {
    const known = jobs.get(key);
    if (known !== undefined) return known;
    if (queue.length >= mostWaiting) return null;
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const job = { key, path, search, done, end: resolve };
    jobs.set(key, job);
    queue.push(job);
    void work();
    return job;
  };

  async function work() {
    if (isMaking) return;
    isMaking = true;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      if (!isEnded) {
        await hasTime();
        await make(job).catch(fail);
      }
      jobs.delete(job.key);
      job.end();
    }
    isMaking = false;
  }

  /** Resolves once the last second has had less work than it may. */
  async function hasTime() {
    for (;;) {
      const now = performance.now();
      spent = spent.filter(({ at }) => now - at < 1_000);
      if (spent.reduce((sum, { took }) => sum + took, 0) < mostOfSecond) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 50).unref();
      });
    }
  }

  async function make({ key, path, search }: Job) {
    const page = pageAt(path);
    if (page === undefined) return;
    const begun = performance.now();
    const before = kept.get(key);
    if (before !== undefined) before.begun = begun;
    // Before the rows: a change between the two makes the page older than it is, not newer.
    const versions = await versionsNow();
    const moment = Date.now();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    onOutcome = resolve;
    const start = performance.now();
    tell({ type: 'make', path, search, moment });
    const outcome = await promise;
    onOutcome = null;
    spent.push({ at: performance.now(), took: performance.now() - start });
    if (outcome.type === 'failed') throw new Error(outcome.reason);
    kept.delete(key);
    if (outcome.type === 'unknown') return;
    const bytes = Buffer.from(outcome.bytes);
    kept.set(key, {
      digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      bytes,
      compressed: outcome.compressed.map(({ name, bytes: form }) => ({
        name,
        bytes: Buffer.from(form),
      })),
      rowsOf: moment,
      versions: tablesOf(page, versions),
      until: outcome.until,
      begun,
    });
    hasFailed = false;
    forgetOld();
  }

  function fail(error: unknown) {
    if (!hasFailed && !isEnded) warn('pageFailed', { reason: reasonOf(error) });
    hasFailed = true;
  }

  function forgetOld() {
    const sizeOf = ({ bytes, compressed }: Kept) =>
      compressed.reduce((sum, form) => sum + form.bytes.length, bytes.length);
    let size = [...kept.values()].reduce((sum, page) => sum + sizeOf(page), 0);
    for (const [key, page] of kept) {
      if (size <= mostBytes) return;
      size -= sizeOf(page);
      kept.delete(key);
    }
  }

  const within = (promise: Promise<unknown> | undefined, ms: number) =>
    Promise.race([
      promise,
      new Promise((resolve) => {
        setTimeout(resolve, ms).unref();
      }),
    ]);

  return {
    async page(path, search) {
      await within(isReady.promise, longestFirstWait);
      const page = pageAt(path);
      if (page === undefined || isEnded) return null;
      const shown = shownSearch(page, search);
      const key = path + shown;
      const versions = await versionsNow().catch(() => null);
      const isTrue = (each: Kept | undefined) =>
        each !== undefined &&
        versions !== null &&
        each.versions === tablesOf(page, versions) &&
        Date.now() < each.until;
      const before = kept.get(key);
      if (before !== undefined) {
        kept.delete(key);
        kept.set(key, before);
        if (isTrue(before)) return { ...before, rowsOf: Date.now() };
        const age = performance.now() - before.begun;
        if (versions !== null && age >= shortestAge)
          await within(ask(key, path, shown)?.done, longestWait);
      } else if (versions !== null) {
        await within(ask(key, path, shown)?.done, longestFirstWait);
      }
      return kept.get(key) ?? null;
    },
    async close() {
      isEnded = true;
      await worker.terminate();
    },
  };
}

/** The part of an address that changes its page; what the site does not know of its league changes none. */
function shownSearch({ parameters, searches }: PageOfSite, search: string): string {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of parameters) for (const value of asked.getAll(name)) shown.append(name, value);
  const text = `?${shown.toString()}`;
  return searches.includes(text) ? text : '';
}
