import type { Session } from '@supabase/supabase-js';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { useLiveData } from '../live/liveData.ts';
import { forgetDrafts } from './draftKeys.ts';
import { delay } from '../live/delay.ts';
import { AuthContext, type Auth } from './authContext.ts';
import { viewerOf, type AdminIdentity, type Viewer } from './viewer.ts';

/** A stored session that is not confirmed within this time (no network) counts as none until it is, ms. */
const timeout = 1000;
/** The client's code is requested again this long after it could not be fetched, ms. */
const retryDelay = 30_000;
/** The server is asked to end the session for at most this long before this browser forgets it, ms. */
const signOutTimeout = 3000;

/** The viewer while a stored session is not confirmed in time. */
const assumedVisitor: Viewer = { kind: 'visitor' };

type AuthProviderProps = { admin: AdminIdentity; children: ReactNode };

/**
 * Provides the viewer. Without a stored session this is a visitor, at once and without a request. With
 * one it is a visitor, too, until the session is confirmed; `loading` is true until then.
 */
export function AuthProvider({ admin, children }: AuthProviderProps) {
  const { sources } = useLiveData();
  const [viewer, setViewer] = useState<Viewer | null>(() =>
    sources.hasStoredSession() ? null : { kind: 'visitor' },
  );
  const [mayHaveSession, setMayHaveSession] = useState(sources.hasStoredSession);
  const follow = useCallback(
    (session: Session | null) => setViewer(viewerOf(session, admin)),
    [admin],
  );

  // Set by the script in the page's head: what the administrator sees more has its place. It goes in the
  // commit that brings the controls, and stays while they may still come: nothing moves twice.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (viewer === assumedVisitor) dataset['session'] = 'late';
    else if (viewer !== null) delete dataset['session'];
  }, [viewer]);

  // Signing in in another tab signs in here too.
  useEffect(() => sources.onStoredSession(() => setMayHaveSession(true)), [sources]);

  useEffect(() => {
    if (!mayHaveSession) return undefined;
    let stop = () => {};
    let isOver = false;
    const assumeNone = () => setViewer((known) => known ?? assumedVisitor);
    const timer = setTimeout(assumeNone, timeout);
    let retry: ReturnType<typeof setTimeout> | undefined;
    const watch = async () => {
      const client = await sources.supabase();
      if (isOver) return;
      const { data } = client.auth.onAuthStateChange((_event, session) => follow(session));
      stop = () => data.subscription.unsubscribe();
    };
    const watchOrRetry = () => {
      watch().catch(() => {
        assumeNone();
        if (!isOver) retry = setTimeout(watchOrRetry, retryDelay);
      });
    };
    watchOrRetry();
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(retry);
      stop();
    };
  }, [sources, follow, mayHaveSession]);

  const auth = useMemo<Auth>(
    () => ({
      currentUser: viewer ?? { kind: 'visitor' },
      isAdmin: viewer?.kind === 'admin',
      loading: viewer === null,
      async login(email, password) {
        const { signIn } = await loadCode(() => import('./signIn.ts'));
        follow(await signIn(sources, admin, email, password));
        setMayHaveSession(true);
      },
      async loginByLink(link) {
        const { signInByLink } = await loadCode(() => import('./mailedLink.ts'));
        follow(await signInByLink(sources, admin, link));
        setMayHaveSession(true);
      },
      async logout() {
        // This browser signs out whether or not the server answers.
        follow(null);
        try {
          const client = await sources.supabase();
          const signOut = client.auth.signOut({ scope: 'local' });
          const outcome = await Promise.race([signOut, delay(signOutTimeout)]);
          if (outcome?.error) throw outcome.error;
        } finally {
          sources.forgetStoredSession();
          forgetDrafts();
        }
      },
    }),
    [viewer, admin, sources, follow],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
