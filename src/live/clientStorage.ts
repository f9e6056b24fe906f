import { withStorage } from './storage.ts';

/** Where the Supabase client keeps the session. */
export type ClientStorage = {
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
    getItem: (key) => memory.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      withStorage((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      withStorage((storage) => storage.removeItem(key));
    },
  };
}
