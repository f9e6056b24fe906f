import type { ServerResponse } from 'node:http';
import type { BlockAddress } from './blockedAddresses.ts';
import { clientAddress } from './clientAddress.ts';

/** A second; a page that is left gives up a few requests. */
const MOST_ABANDONED = 100;

/**
 * Blocks addresses that send requests and leave before the responses, again and again: thousands of new
 * connections a second would wait to be accepted before another visitor's.
 */
export function limitAbandoned(block: BlockAddress): (response: ServerResponse) => void {
  const counts = new Map<string, number>();
  return (response) => {
    const address = clientAddress(response.socket ?? {});
    response.once('close', () => {
      if (response.writableFinished) return;
      const count = (counts.get(address) ?? 0) + 1;
      if (count === 1) setTimeout(() => counts.delete(address), 1_000).unref();
      counts.set(address, count);
      if (count === MOST_ABANDONED + 1) block(address);
    });
  };
}
