import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the worker of a league at / shows its own page in place of another league’s',
    file: 'src/opening/worker/pages.ts',
    find: 'pathname.slice(site.base.length)',
    replace: 'pathname.slice(site.base.length - 1)',
  },
  {
    name: 'a page of the new version is mixed with scripts of the old one',
    file: 'src/opening/worker/pages.ts',
    find: 'if (!(await response.text()).includes(site.entry)) return false;',
    replace: 'if ((await response.text()) === site.entry) return false;',
  },
  {
    name: 'an error page of the host is shown from then on',
    file: 'src/opening/worker/pages.ts',
    find: 'if (!response.ok || response.redirected) return false;',
    replace: 'if (response.redirected) return false;',
  },
  {
    name: 'half a version is kept when the network fails during its installation',
    file: 'src/opening/worker/pages.ts',
    find: '        await caches.delete(cacheName);\n        throw error;',
    replace: '        console.warn(error);\n        throw error;',
  },
  {
    name: 'an open page of the version before loses its files',
    file: 'src/opening/worker/pages.ts',
    find: 'others.slice(0, -1).map',
    replace: 'others.map',
  },
  {
    name: 'a phone keeps every version that it ever saw',
    file: 'src/opening/worker/pages.ts',
    find: 'const others = names.filter((name) => name !== cacheName);',
    replace: 'const others = names.filter((name) => name === cacheName);',
  },
  {
    name: 'the administrator sees yesterday’s page first',
    file: 'src/opening/worker/pages.ts',
    find: "if (site.privatePages.includes(pathname)) return 'private';",
    replace: "if (site.privatePages.includes(pathname)) return 'public';",
  },
  {
    name: 'after a new version a page that lacks its files never recovers',
    file: 'src/opening/worker/pages.ts',
    find: 'keepAlive(dropPages().catch(() => undefined));',
    replace: 'keepAlive(openCache().catch(() => undefined));\n        void dropPages;',
  },
  {
    name: 'what the administrator may see is cached for the next person on the device',
    file: 'src/opening/worker/responses.ts',
    find: "!request.headers.has('authorization')",
    replace: "!request.headers.has('x-authorization')",
  },
  {
    name: 'the sign-in page of a hotel’s network is cached as the results',
    file: 'src/opening/worker/responses.ts',
    find: "response.ok && response.headers.get('content-type')?.includes('json') === true",
    replace: "response.ok && response.headers.has('content-type')",
  },
  {
    name: 'the cache drops the newest responses when it is full',
    file: 'src/opening/worker/responses.ts',
    find: 'keys.slice(0, -most)',
    replace: 'keys.slice(most)',
  },
  {
    name: 'without a network an older answer than the last is repeated',
    file: 'src/opening/worker/responses.ts',
    find: 'now() - begun.at < heldFor',
    replace: 'now() - begun.at > heldFor',
  },
  {
    name: 'without a network yesterday’s upcoming matches are not found today',
    file: 'src/opening/worker/responses.ts',
    find: "value !== begin && !(name === 'date' && value.endsWith(day))",
    replace: "value !== begin && !(name === 'date' && value === day)",
  },
  {
    name: 'a full storage breaks the page’s requests',
    file: 'src/opening/worker/responses.ts',
    find: '      // The storage is full, or the response was cut off: nothing is cached.\n',
    replace: "      throw new Error('The storage is full.');\n",
  },
];
