import { PermissionError } from './writeErrors.ts';
import type { Session } from '@supabase/supabase-js';
import type { Sources } from '../live/sources.ts';
import { authFailureOf, waitText } from './authFailure.ts';
import { viewerOf, type AdminIdentity } from './viewer.ts';

const tokenTypes = ['recovery', 'magiclink', 'invite', 'signup', 'email'] as const;

/**
 * A link that Supabase's dashboard has mailed, as it opens the site. Auth checks the token and leads here with a
 * session, or with an error; a template of the mail may lead here with the token itself.
 */
export type MailedLink =
  | { kind: 'session'; accessToken: string; refreshToken: string }
  | { kind: 'token'; hash: string; type: (typeof tokenTypes)[number] }
  /** It has expired, was used, or is for the browser that asked for it. */
  | { kind: 'refused' };

/** @returns null: the address is no such link */
export function mailedLinkOf({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): MailedLink | null {
  const values = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const accessToken = values.get('access_token');
  const refreshToken = values.get('refresh_token');
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken };
  const tokenHash = values.get('token_hash');
  const type = tokenTypes.find((each) => each === values.get('type'));
  if (tokenHash && type) return { kind: 'token', hash: tokenHash, type };
  const isLink = ['access_token', 'token_hash', 'error_code', 'code'].some((name) =>
    values.has(name),
  );
  return isLink ? { kind: 'refused' } : null;
}

/** Auth has refused the link. */
class RefusedLinkError extends Error {}

/**
 * Signs in by a link that was mailed. Another account's leaves the session of this browser as it is.
 * @throws PermissionError for any account but the administrator's
 * @throws Error if Auth refused it or did not answer
 */
export async function signInByLink(
  sources: Sources,
  admin: AdminIdentity,
  link: MailedLink,
): Promise<Session> {
  if (link.kind === 'refused') throw new RefusedLinkError();
  const { auth } = await sources.supabase();
  if (link.kind === 'session') {
    const { data, error } = await auth.getUser(link.accessToken);
    if (error) throw error;
    if (data.user.id !== admin.userId) throw new PermissionError(otherAccount);
  }
  const { data, error } =
    link.kind === 'session'
      ? await auth.setSession({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
        })
      : await auth.verifyOtp({ token_hash: link.hash, type: link.type });
  if (error) throw error;
  if (data.session === null) throw new RefusedLinkError();
  if (viewerOf(data.session, admin).kind === 'admin') return data.session;
  await auth.signOut({ scope: 'local' });
  throw new PermissionError(otherAccount);
}

const otherAccount = 'Este enlace es de otra cuenta, que no administra la liga.';
const help =
  'Para tener otra contraseña: pedir otro enlace en el panel de Supabase (Authentication, Users), o ejecutar npm run host -- --new-password en la carpeta del programa.';

/** Why nobody is signed in by a link, in Spanish; `mayTryAgain`: Auth has not looked at it. */
export function linkFailure(error: unknown): { text: string; mayTryAgain: boolean } {
  if (error instanceof PermissionError) return { text: error.message, mayTryAgain: false };
  const failure = error instanceof RefusedLinkError ? null : authFailureOf(error);
  switch (failure?.kind) {
    case 'lost':
      return { text: 'No llegó respuesta del servidor.', mayTryAgain: true };
    case 'busy':
    case 'tooMany': {
      const wait = failure.wait === null ? '' : ` Esperar ${waitText(failure.wait)}.`;
      return { text: `El servidor no pudo contestar.${wait}`, mayTryAgain: true };
    }
    default:
      return { text: `Este enlace venció o ya se usó. ${help}`, mayTryAgain: false };
  }
}
