import { nameHere } from './base.ts';

// What a browser keeps belongs to its origin, which other leagues may share: this file alone touches it, by the names
// that `nameHere` makes. Others give names without the site's base.

/** The browser's storage for the site. */
type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  names(): readonly string[];
};

/**
 * Does something with what this browser keeps for the site; nothing where it forbids that, or is full.
 * @param area `session`: of this tab alone
 */
export function withStorage<T>(
  action: (storage: SiteStorage) => T,
  area: 'local' | 'session' = 'local',
): T | undefined {
  try {
    const storage = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    return action({
      getItem: (name) => storage.getItem(nameHere(name)),
      setItem: (name, value) => storage.setItem(nameHere(name), value),
      removeItem: (name) => storage.removeItem(nameHere(name)),
      names: () => {
        const start = nameHere('');
        const names = Object.keys(storage).flatMap((key) =>
          key.startsWith(start) ? [key.slice(start.length)] : [],
        );
        // Those of a league below this one's path.
        return names.filter((name) => !name.includes('/'));
      },
    });
  } catch {
    return undefined;
  }
}

/**
 * Calls back when another tab changes what is kept under a name, or clears everything.
 * @param listener is given what is kept from now on; `null`: nothing
 * @returns a function that removes it
 */
export function onStored(name: string, listener: (value: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === nameHere(name)) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
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
