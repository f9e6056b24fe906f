/** Does something with what this browser keeps; nothing where it forbids that, or is full. */
export function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
