import type { EmbeddedDatabase } from '../database.ts';
import { OUTBOX_CHANNEL } from './changeCapture.ts';
import { nextBatch, type DeliverySource, type Message } from './delivery.ts';
import { randomWait, type Delay } from './options.ts';

const REMEMBERED_COMMITS = 1_000;

export type PollerOptions = {
  database: EmbeddedDatabase;
  deliveryDelay: Delay;
  source: Omit<DeliverySource, 'commitTimes'>;
  deliver(messages: readonly Message[]): void;
  log(message: string): void;
};
export type ChangePoller = { stop(): Promise<void> };

/**
 * Looks at the outbox a random while after a commit, until it is empty, one look at a time. Commits
 * that fall into one wait share the look, as they share the real server's poll.
 */
export async function startChangePoller(options: PollerOptions): Promise<ChangePoller> {
  const { database, deliveryDelay, source, deliver, log } = options;
  const commitTimes = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  /** @returns whether there may be more to deliver */
  async function deliverBatch(): Promise<boolean> {
    if (isStopped) return false;
    try {
      const batch = await database.exclusive((postgres) =>
        nextBatch(postgres, { ...source, commitTimes }),
      );
      deliver(batch.messages);
      return !batch.isLast;
    } catch (thrown) {
      // The batch is out of the outbox already; those after it are not to be lost with it.
      log(`changes lost: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      return hasMore(database);
    }
  }

  async function empty(): Promise<void> {
    while (await deliverBatch());
  }

  function schedule(): void {
    if (isStopped || timer !== null) return;
    timer = setTimeout(() => {
      running = (running ?? Promise.resolve()).then(() => {
        timer = null;
        return empty();
      });
    }, randomWait(deliveryDelay));
  }

  const stopListening = await database.listen(OUTBOX_CHANNEL, (transactionId) => {
    commitTimes.set(transactionId, Date.now());
    const [oldest] = commitTimes.keys();
    if (commitTimes.size > REMEMBERED_COMMITS && oldest !== undefined) commitTimes.delete(oldest);
    schedule();
  });

  return {
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await stopListening();
      await running;
    },
  };
}

/** Whether the outbox has changes; false if the database does not even answer that. */
async function hasMore(database: EmbeddedDatabase): Promise<boolean> {
  try {
    const { rows } = await database.exclusive((postgres) =>
      postgres.query('select from realtime.outbox limit 1'),
    );
    return rows.length > 0;
  } catch {
    return false;
  }
}
