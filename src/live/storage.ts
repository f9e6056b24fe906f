import { nameHere } from './base.ts';

/** The browser's storage for the site, by names without the site's base. */
type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  names(): readonly string[];
};

/** Does something with what this browser keeps for the whole origin; nothing where it forbids that, or is full. */
export function withStorageOfOrigin<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    return undefined;
  }
}

/** Does something with what this browser keeps for the site; nothing where it forbids that, or is full. */
export function withStorage<T>(action: (storage: SiteStorage) => T): T | undefined {
  return withStorageOfOrigin((storage) =>
    action({
      getItem: (name) => storage.getItem(nameHere(name)),
      setItem: (name, value) => storage.setItem(nameHere(name), value),
      removeItem: (name) => storage.removeItem(nameHere(name)),
      names: () => {
        const start = nameHere('');
        const own = Object.keys(storage).filter((key) => key.startsWith(start));
        return own.map((key) => key.slice(start.length));
      },
    }),
  );
}

/**
 * Keeps a value as JSON.
 * @returns whether there was room for it
 */
export function keepValue(key: string, value: unknown): boolean {
  const isKept = withStorage((storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  });
  // What was kept before is not what is on the screen any more.
  if (isKept !== true) forgetValue(key);
  return isKept === true;
}

/** The kept value; `null`: none. It may be anything: the reader parses it. */
export function keptValue(key: string): unknown {
  const text = withStorage((storage) => storage.getItem(key)) ?? null;
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function forgetValue(key: string) {
  withStorage((storage) => storage.removeItem(key));
}
