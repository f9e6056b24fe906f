import { nameHere } from './base.ts';
import { withStorage } from './storage.ts';

/** The place in which the Supabase client keeps the session; its locks and channels are named by the same key. */
type ClientStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** The site's base stands in the client's keys already, since its locks and channels have it by them. */
function nameOf(key: string): string {
  return key.slice(nameHere('').length);
}

/**
 * `localStorage`, and memory for what it does not take. By itself the client writes a probe first, and
 * ignores the stored session where the storage is full.
 */
export function createClientStorage(): ClientStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) =>
      memory.get(key) ?? withStorage((storage) => storage.getItem(nameOf(key))) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      withStorage((storage) => {
        storage.setItem(nameOf(key), value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      withStorage((storage) => storage.removeItem(nameOf(key)));
    },
  };
}
