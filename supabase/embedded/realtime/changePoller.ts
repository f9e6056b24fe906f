import type { EmbeddedDatabase } from '../database.ts';
import { OUTBOX_CHANNEL } from './changeCapture.ts';
import { nextBatch, type DeliverySource, type Message } from './delivery.ts';
import { randomDelay, type Delay } from './options.ts';

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
 * Polls the outbox a random delay after a commit, batch by batch until it is empty. Commits within one
 * delay share a poll, as on the real server.
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
      // This batch is lost, but not those after it.
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
    }, randomDelay(deliveryDelay));
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

/** Whether the outbox has changes; false if that query fails as well. */
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
