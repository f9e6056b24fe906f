import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'on Windows 7 every page becomes empty: its Chrome does not know a method of the first script',
    file: 'src/league/season.ts',
    find: 'later.sort()[0]',
    replace: 'later.toSorted()[0]',
    provedBy: 'tests/repository/oldBrowsers.test.ts',
  },
  {
    name: 'a quotation mark in a category’s name breaks out of an attribute of the page',
    file: 'src/build/escapeText.ts',
    find: "    .replaceAll('\"', '&quot;')\n",
    replace: '',
  },
  {
    name: 'search engines index the page of all pairs as the address of one',
    file: 'src/build/composePage.ts',
    find: "head.isIndexed && page.address !== ''",
    replace: "head.canBeIndexed && page.address !== ''",
  },
  {
    name: 'the administrator’s pages are found by search engines',
    file: 'src/build/composePage.ts',
    find: "head.canBeIndexed ? ''",
    replace: "head.structuredData ? ''",
  },
  {
    name: 'a hosted Supabase’s rows are prefetched from the site’s own address',
    file: 'src/build/composePage.ts',
    find: 'reads.map((query) => `${origin}/rest/v1/${query}`)',
    replace: 'reads.map((query) => `${origin && base}rest/v1/${query}`)',
  },
  {
    name: 'a shared link shows the picture of the home page',
    file: 'src/build/composePage.ts',
    find: 'escapeText(page.head.picture)',
    replace: 'escapeText(page.address)',
  },
  {
    name: 'an injected script runs on the site',
    file: 'src/build/securityHeaders.ts',
    find: "'script-src': [\"'self'\", ...",
    replace: "'script-src': [\"'self'\", \"'unsafe-inline'\", ...",
  },
  {
    name: 'the browser refuses the live connection to a hosted Supabase',
    file: 'src/build/securityHeaders.ts',
    find: "return [origin, origin.replace(/^http/, 'ws')];",
    replace: 'return [origin];',
  },
  {
    name: 'the site can be shown in a frame of another site',
    file: 'src/build/securityHeaders.ts',
    find: "'frame-ancestors': [\"'none'\"]",
    replace: "'frame-ancestors': [\"'self'\"]",
  },
  {
    name: 'what gets into a page as text becomes markup',
    file: 'src/build/securityHeaders.ts',
    find: "    'require-trusted-types-for': [\"'script'\"],\n",
    replace: '',
    provedBy: 'tests/e2e/contentSecurityPolicy.test.ts',
  },
  {
    name: 'a host caches the service worker, and visitors never get a new version',
    file: 'src/build/staticHosting.ts',
    find: "headers: { 'Cache-Control': 'no-cache' }",
    replace: 'headers: immutable',
    provedBy: 'tests/unit/build/staticHosting.test.ts',
  },
  {
    name: 'the page’s own script is blocked by its policy',
    file: 'src/build/staticHosting.ts',
    find: 'inlineScriptHashes: scripts().map(hashOf)',
    replace: 'inlineScriptHashes: scripts().map(hashOf).slice(1)',
  },
  {
    name: 'a league whose name holds </script> breaks its own pages',
    file: 'src/build/escapeText.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: ".replaceAll('&', '\\\\u0026')",
    provedBy: 'tests/unit/build/pagePreviews.test.ts',
  },
  {
    name: 'the clock changes a day late in the league’s zone',
    file: 'src/build/clockOffsets.ts',
    find: 'clock.push({ from: changeBetween(time - day, time, offsetAt), minutes });',
    replace: 'clock.push({ from: changeBetween(time, time + day, offsetAt), minutes });',
  },
  {
    name: 'the time in a zone behind Greenwich is ahead of it',
    file: 'src/build/clockOffsets.ts',
    find: 'return Number(`${sign}1`) *',
    replace: 'return Math.abs(Number(`${sign}1`)) *',
  },
  {
    name: 'the pages of the administrator are cached in advance on every phone',
    file: 'src/build/serviceWorker.ts',
    find: 'const publicPages = pages.filter(isPublic);',
    replace:
      'const publicPages = pages.filter((page) => isPublic(page) || page.path !== paths.tv());',
    provedBy: 'tests/e2e/journeys/serviceWorker.test.ts',
  },
  {
    name: 'a build stops at the first answer of a busy project',
    file: 'src/build/readSettings.ts',
    find: 'status < 500 &&',
    replace: '',
    provedBy: 'tests/unit/build/readSettings.test.ts',
  },
  {
    name: 'a site is built with settings that are not valid',
    file: 'src/build/readSettings.ts',
    find: 'return parseSettings(answer);',
    replace: 'parseSettings(demoSettings);\n    return answer;',
  },
];
