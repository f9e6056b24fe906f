import { createContext, use } from 'react';
import type { MailedLink } from './mailedLink.ts';
import type { Viewer } from './viewer.ts';

export type Auth = {
  currentUser: Viewer;
  isAdmin: boolean;
  /** Whether a stored session is still being confirmed. */
  loading: boolean;
  /**
   * @throws PermissionError before anything is sent if the e-mail is not the administrator's
   * @throws AuthError as Supabase reports it
   */
  login(email: string, password: string): Promise<void>;
  /** Signs in by a link that was mailed; @throws as `signInByLink` does */
  loginByLink(link: MailedLink): Promise<void>;
  /** Signs this browser out; @throws AuthError if the server did not confirm. */
  logout(): Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

/** @throws Error outside of `AuthProvider` */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth debe ser usado dentro de AuthProvider');
  return auth;
}
