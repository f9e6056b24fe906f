import type { Client } from '../../../src/live/sources.ts';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import type { RunWrite } from '../../../src/session/write.ts';

/** The league's tables on a page that shows none of them. */
export const { tables } = createData(createSources('http://127.0.0.1:1', 'nothing'));

/**
 * Writes with a client that is signed in.
 * @param lost whether the request or the response does not arrive
 */
export function writeWith(client: Client, lost?: 'request' | 'response'): RunWrite {
  return async ({ send, sendUndo }) => {
    if (lost === 'request') throw new Error('lost');
    const saved = await send(client);
    if (lost === 'response') throw new Error('lost');
    return { saved, undo: () => sendUndo(client, saved) };
  };
}
