import { withStorage } from '../live/storage.ts';

const noticeKey = 'league-notices';
const listeners = new Set<() => void>();

/** Whether this device announces what happens to its starred pairs. */
export function readNotices(): boolean {
  return withStorage((storage) => storage.getItem(noticeKey) !== null) ?? false;
}

export function storeNotices(areOn: boolean) {
  withStorage((storage) =>
    areOn ? storage.setItem(noticeKey, '') : storage.removeItem(noticeKey),
  );
  for (const listener of listeners) listener();
}

/** Calls back when this tab turns them on or off; @returns a function that stops it. */
export function watchNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
