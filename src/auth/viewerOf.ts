import type { Session } from '@supabase/supabase-js';
import type { Viewer } from '../domain/viewer.ts';

/** The one account that may write, known by both. */
export type AdminIdentity = { email: string; userId: string };

/** @param session `null`: nobody is signed in */
export function viewerOf(session: Session | null, admin: AdminIdentity): Viewer {
  if (session === null) return { kind: 'visitor' };
  const email = session.user.email ?? '';
  const isAdmin = session.user.id === admin.userId && isSameEmail(email, admin.email);
  return { kind: isAdmin ? 'admin' : 'user', email };
}

export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
