/** The number of times that the code of an address was asked for after it could not be loaded. */
const attempts = new Map<string, number>();

/**
 * Loads code that the page did not begin with. Browsers never ask again for a module that they could
 * not load; the next call here asks for it under another address.
 * @param load `() => import('./File.tsx')`
 * @throws what the import threw; Safari's error has no address, so there it fails until the page is loaded again
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = error instanceof Error ? /https?:\S+\.js\b/u.exec(error.message)?.[0] : null;
    if (address === null || address === undefined) throw error;
    const attempt = (attempts.get(address) ?? -1) + 1;
    attempts.set(address, attempt);
    if (attempt === 0) throw error;
    return await import(/* @vite-ignore */ `${address}?attempt=${attempt}`);
  }
}
