import type { Fault } from './fault.ts';

const badConnections = 'tests/server/badConnections.test.ts';
const staticSite = 'tests/server/staticSite.test.ts';
const likeHosted = 'tests/server/likeHosted.test.ts';
const exhaustion = 'tests/server/exhaustion.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'calendars and phones with the key of before are refused by a league of one’s own',
    file: 'supabase/embedded/apiListener.ts',
    find: "for (const name of ['apikey', 'authorization'])",
    replace: "for (const name of ['authorization'])",
    provedBy: 'tests/server/ownLeague.test.ts',
  },
  {
    name: 'a site that was built for a path shows nothing there',
    file: 'supabase/embedded/staticSite.ts',
    find: "to === '/:splat' ? from.slice(0, -1) : []",
    replace: "to === '/:splat/' ? from.slice(0, -1) : []",
    provedBy: 'tests/server/staticSite.test.ts',
  },
  {
    name: 'a slow database cancels what the first visitor asks',
    file: 'supabase/embedded/worker/main.ts',
    find: '  await warmUp(project.api);\n',
    replace: '',
    provedBy: 'tests/server/statementTimeout.test.ts',
  },
  {
    name: 'another site reads the laptop’s database by DNS rebinding',
    file: 'supabase/embedded/requestGuard.ts',
    find: 'if (isLoopback(host) && !isLoopbackHostHeader(request.headers.host)) {',
    replace: 'if (!isLoopback(host) && !isLoopbackHostHeader(request.headers.host)) {',
    provedBy: badConnections,
  },
  {
    name: 'an address of any length is read',
    file: 'supabase/embedded/requestGuard.ts',
    find: "  if (target.length > LONGEST_TARGET) return refusal(414, 'The address is too long');\n",
    replace:
      "  if (target.length === LONGEST_TARGET) return refusal(414, 'The address is too long');\n",
    provedBy: badConnections,
  },
  {
    name: 'an unknown method reaches the site',
    file: 'supabase/embedded/requestGuard.ts',
    find: "if (!methods.includes(request.method ?? '')) {",
    replace: "if (service !== 'site' && !methods.includes(request.method ?? '')) {",
    provedBy: badConnections,
  },
  {
    name: 'a visitor’s request may be as large as the administrator’s',
    file: 'supabase/embedded/apiListener.ts',
    find: 'visits ? LARGEST_BODY_OF_VISITOR : LARGEST_BODY;',
    replace: 'visits ? LARGEST_BODY : LARGEST_BODY_OF_VISITOR;',
    provedBy: badConnections,
  },
  {
    name: 'a visitor whose query took too long may send the next one at once',
    file: 'supabase/embedded/apiListener.ts',
    find: 'refusedUntil.set(address, performance.now() + TIMEOUT_PENALTY)',
    replace: 'refusedUntil.set(address, performance.now() - TIMEOUT_PENALTY)',
    provedBy: 'tests/server/statementTimeout.test.ts',
  },
  {
    name: 'after so many requests an address is refused for ever',
    file: 'supabase/embedded/apiListener.ts',
    find: '        heads.release(address, held);\n',
    replace: '        heads.release(address, 0);\n',
    provedBy: exhaustion,
  },
  {
    name: 'a body in a million pieces holds the memory of the server',
    file: 'supabase/embedded/requestBody.ts',
    find: 'if (length <= largest && chunks.length <= MOST_CHUNKS) return;',
    replace: 'if (length <= largest || chunks.length <= MOST_CHUNKS) return;',
    provedBy: 'tests/server/pipelining.test.ts',
  },
  {
    name: 'a body without a length is read to its end, however large',
    file: 'supabase/embedded/requestBody.ts',
    find: 'if (length <= largest && chunks.length <= MOST_CHUNKS) return;',
    replace: 'if (length <= largest * MOST_CHUNKS && chunks.length <= MOST_CHUNKS) return;',
    provedBy: badConnections,
  },
  {
    name: 'a token that is none is taken for a visitor’s',
    file: 'supabase/embedded/restGuard.ts',
    find: 'token === undefined || token === apiKeyOf(request) || isSignedJwt(token)',
    replace: 'token === undefined || token !== apiKeyOf(request) || isSignedJwt(token)',
    provedBy: likeHosted,
  },
  {
    name: 'a regular expression in a filter stops the database',
    file: 'supabase/embedded/restGuard.ts',
    find: '(i?match|(pl|ph|w)?fts)',
    replace: '((pl|ph|w)?fts)',
    provedBy: exhaustion,
  },
  {
    name: 'one request reads every row of a table',
    file: 'supabase/embedded/restGuard.ts',
    find: "select.split(',').length * rows <= MOST_VALUES",
    replace: "select.split(',').length + rows <= MOST_VALUES",
    provedBy: exhaustion,
  },
  {
    name: 'a script that is gone is answered with a page',
    file: 'supabase/embedded/staticSite.ts',
    find: 'pageOf(file) ?? (isFile ? undefined : other)',
    replace: 'pageOf(file) ?? other',
    provedBy: staticSite,
  },
  {
    name: 'every visit downloads every file again',
    file: 'supabase/embedded/staticSite.ts',
    find: "request.headers['if-none-match'] === headers.ETag",
    replace: "request.headers['if-match'] === headers.ETag",
    provedBy: staticSite,
  },
  {
    name: 'a slash at the end of an address is an unknown page',
    file: 'supabase/embedded/staticSite.ts',
    find: "path.toLowerCase().replace(/(?<=[^/])\\/+$/, '')",
    replace: 'path.toLowerCase()',
    provedBy: staticSite,
  },
  {
    name: 'the host’s files of rules are published',
    file: 'supabase/embedded/siteFiles.ts',
    find: "return !isForTheHost && !name.startsWith('.')",
    replace: "return isForTheHost || !name.startsWith('.')",
    provedBy: staticSite,
  },
];
