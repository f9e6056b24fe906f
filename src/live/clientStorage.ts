import { withStorageOfOrigin } from './storage.ts';

/** The place in which the Supabase client keeps the session; its locks and channels are named by the same key. */
type ClientStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/**
 * `localStorage`, and memory for what it does not take. By itself the client writes a probe first, and
 * ignores the stored session where the storage is full.
 */
export function createClientStorage(): ClientStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) =>
      memory.get(key) ?? withStorageOfOrigin((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      withStorageOfOrigin((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      withStorageOfOrigin((storage) => storage.removeItem(key));
    },
  };
}
