import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'another account with the administrator’s e-mail sees what the administrator sees',
    file: 'src/session/viewer.ts',
    find: 'session.user.id === admin.userId && isSameEmail(email, admin.email)',
    replace: 'session.user.id === admin.userId || isSameEmail(email, admin.email)',
    provedBy: 'tests/e2e/product/auth.test.ts',
  },
  {
    name: 'a save whose response was lost ends in an error when it is repeated',
    file: 'src/session/writeRows.ts',
    find: 'response.error?.code === duplicateKey',
    replace: 'response.error?.message === duplicateKey',
    provedBy: 'tests/e2e/forms/drafts.test.ts',
  },
  {
    name: 'a correction overwrites what somebody else corrected meanwhile',
    file: 'src/session/writeRows.ts',
    find: 'Object.entries(table.toRow(before))',
    replace: 'Object.entries(table.toRow(before)).slice(0, 0)',
  },
  {
    name: 'a deletion that the database refused looks done',
    file: 'src/session/writeRows.ts',
    find: 'if (look.data.length > 0) {',
    replace: 'if (look.data.length > 1) {',
  },
  {
    name: 'a team with a quotation mark in its name cannot be corrected',
    file: 'src/session/writeRows.ts',
    find: "String(value).replaceAll(/[\"\\\\]/g, '\\\\$&')",
    replace: 'String(value)',
  },
  {
    name: 'a save fails after an hour because the session is not renewed',
    file: 'src/session/write.ts',
    find: 'if (renewal.error) throw error;\n    return send(client);',
    replace: 'throw renewal.error ?? error;',
  },
  {
    name: 'after a conflict the page goes on showing the old row',
    file: 'src/session/write.ts',
    find: 'if (isUnknown) void reload();',
    replace: 'if (isUnknown && apply === undefined) void reload();',
  },
  {
    name: 'the administrator’s own row is withheld from the administrator behind the pill',
    file: 'src/session/write.ts',
    find: 'ids.forEach(expectOwn)',
    replace: 'ids.slice(1).forEach(expectOwn)',
  },
  {
    name: 'after signing out the next person on the device finds the drafts',
    file: 'src/session/AuthProvider.tsx',
    find: '          forgetDrafts();\n',
    replace: "          if (viewer?.kind === 'visitor') forgetDrafts();\n",
  },
  {
    name: 'a visitor without a network waits for ever where a session was stored',
    file: 'src/session/AuthProvider.tsx',
    find: 'setViewer((known) => known ?? assumedVisitor)',
    replace: 'setViewer((known) => known)',
  },
  {
    name: 'signing in in another tab is not noticed in this one',
    file: 'src/session/AuthProvider.tsx',
    find: 'sources.onStoredSession(() => setMayHaveSession(true))',
    replace: 'sources.onStoredSession(() => setMayHaveSession((known) => known))',
  },
  {
    name: 'a double click on the button signs in twice',
    file: 'src/session/LoginForm.tsx',
    find: 'if (isInFlight.current || isSubmitting) return;',
    replace: 'if (isSubmitting) return;',
  },
  {
    name: 'a screen reader is not told why the sign-in failed',
    file: 'src/session/LoginForm.tsx',
    find: '<div role="alert">',
    replace: '<div>',
  },
  {
    name: 'too many attempts to sign in are reported as a failure without a reason',
    file: 'src/session/errorMessages.ts',
    find: 'rateLimitCodes.includes(code) || status === 429',
    replace: 'rateLimitCodes.includes(code) && status === 429',
  },
  {
    name: 'an expired token is taken for a missing right, and typing is lost to a false message',
    file: 'src/session/requests.ts',
    find: "['PGRST301', 'PGRST303']",
    replace: "['PGRST301', 'PGRST302']",
  },
  {
    name: 'undo takes back somebody else’s later change of the row',
    file: 'src/session/undoChange.ts',
    find: 'if (rowOf(table.parse(change.after)) !== rowOf(after)) return false;',
    replace: 'if (after !== null && change.after === null) return false;',
  },
];
