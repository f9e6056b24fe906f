/** As many of the browser's caches as the worker uses, in memory; `put` fails when `isFull`. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const state = { isFull: false };
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://liga.example').href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const match = (request: RequestInfo) => Promise.resolve(store.get(keyOf(request))?.clone());
    return {
      match,
      put(request: RequestInfo, response: Response) {
        if (state.isFull) return Promise.reject(new Error('QuotaExceededError'));
        store.delete(keyOf(request));
        store.set(keyOf(request), response);
        return Promise.resolve();
      },
      delete: (request: RequestInfo) => Promise.resolve(store.delete(keyOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    };
  };
  return {
    state,
    stores,
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    async match(request: RequestInfo) {
      const found = await Promise.all([...stores.keys()].map((name) => open(name).match(request)));
      return found.find((response) => response !== undefined);
    },
  };
}
