import type { Fault } from './fault.ts';

const authGuard = 'tests/server/authGuard.test.ts';
const security = 'tests/server/security/auth.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'passwords can be guessed without a limit from one address',
    file: 'supabase/embedded/authGuard.ts',
    find: 'tooMany(addresses.take(address) || emails.take(emailKey(email)))',
    replace: 'tooMany(addresses.take(address) && emails.take(emailKey(email)))',
    provedBy: authGuard,
  },
  {
    name: 'passwords of one account can be guessed without a limit from many addresses',
    file: 'supabase/embedded/authGuard.ts',
    find: 'tooMany(addresses.take(address) || emails.take(emailKey(email)))',
    replace: 'tooMany(addresses.take(address) || emails.take(address + emailKey(email)))',
    provedBy: authGuard,
  },
  {
    name: 'capital letters in the e-mail give more attempts',
    file: 'supabase/embedded/authGuard.ts',
    find: 'email.trim().toLowerCase().slice(0, 320)',
    replace: 'email.trim().slice(0, 320)',
    provedBy: authGuard,
  },
  {
    name: 'a session is renewed a thousand times a minute',
    file: 'supabase/embedded/authGuard.ts',
    find: "      case 'refresh_token':\n        return limit.refresh(address);\n",
    replace: '',
    provedBy: authGuard,
  },
  {
    name: 'an attacker is not told when to try again',
    file: 'supabase/embedded/authGuard.ts',
    find: "'retry-after': String(Math.ceil(wait / 1_000)),",
    replace: "'retry-after': String(wait),",
    provedBy: authGuard,
  },
  {
    name: 'somebody signs up by a code that no mail brings',
    file: 'supabase/embedded/authGuard.ts',
    find: "pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink'",
    replace: "pathname === '/auth/v1/otp'",
    provedBy: authGuard,
  },
  {
    name: 'Auth’s administration is served',
    file: 'supabase/embedded/authGuard.ts',
    find: 'const methods = served.get(pathname);',
    replace:
      "const methods = served.get(pathname) ?? (pathname.includes('/admin/') ? ['GET', 'POST'] : undefined);",
    provedBy: security,
  },
  {
    name: 'an account takes another e-mail without confirming it',
    file: 'supabase/embedded/authGuard.ts',
    find: "pathname === '/auth/v1/user' && ('email' in fields || 'phone' in fields)",
    replace: "pathname === '/auth/v1/user' && 'phone' in fields",
    provedBy: authGuard,
  },
  {
    name: 'a password beyond 72 bytes is cut without a word',
    file: 'supabase/embedded/authGuard.ts',
    find: 'return Buffer.byteLength(password) > 72;',
    replace: 'return password.length > 72;',
    provedBy: authGuard,
  },
  {
    name: 'a password that is no text becomes one',
    file: 'supabase/embedded/authGuard.ts',
    find: "if (!isWellTyped(fields)) return badJson('wrong type of a field');",
    replace:
      "if (!isWellTyped(fields) && pathname === '') return badJson('wrong type of a field');",
    provedBy: authGuard,
  },
  {
    name: 'a byte order mark leads around the limits',
    file: 'supabase/embedded/authGuard.ts',
    find: "JSON.parse(body.replace(/^\\uFEFF/, ''))",
    replace: 'JSON.parse(body)',
    provedBy: authGuard,
  },
  {
    name: 'a password of broken bytes is stored as question marks',
    file: 'supabase/embedded/authGuard.ts',
    find: "if (body !== null && !isUtf8(body)) return badJson('invalid UTF-8');",
    replace: "if (body?.length === 0 && !isUtf8(body)) return badJson('invalid UTF-8');",
    provedBy: 'tests/server/likeHosted.test.ts',
  },
];
