import type { CDPSession } from 'playwright';

/** As the browser's tools call them. */
export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

export type Kind = (typeof kinds)[number];

/** Bytes over the network by what they were, as they were sent: compressed, with their headers. */
export type Transfer = Record<Kind, number>;

/** Counts from now on what a page receives. @returns the counts, which go on growing */
export function watchTransfer(devTools: CDPSession): Transfer {
  const transfer: Transfer = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Image: 0,
    Fetch: 0,
  };
  const typeOf = new Map<string, Kind>();
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    const name = type === 'XHR' ? 'Fetch' : type;
    const kind = kinds.find((kind) => kind === name);
    if (kind !== undefined) typeOf.set(requestId, kind);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = typeOf.get(requestId);
    if (kind !== undefined) transfer[kind] += encodedDataLength;
  });
  return transfer;
}
