import type { Session } from '@supabase/supabase-js';

/** The person who looks at the site. */
export type Viewer =
  { kind: 'visitor' } | { kind: 'user'; email: string } | { kind: 'admin'; email: string };

/** The one account that may write; both must match. */
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
