/** Does something with what this browser keeps; nothing where it forbids that, or is full. */
export function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    return undefined;
  }
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

/** What was kept; `null`: nothing. It may be anything: who reads it parses it. */
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
