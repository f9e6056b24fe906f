import { Button } from '@mantine/core';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../ui/lazyPart.ts';
import { loadCode } from '../live/loadCode.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { signInErrorMessage } from '../session/errorMessages.ts';
import { useAuth } from '../session/authContext.ts';
import { LoginForm, LoginFormSkeleton } from '../session/LoginForm.tsx';
import { mailedLinkOf } from '../session/mailedLink.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { paths } from '../league/paths.ts';
import { settings } from '../league/settings.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskPart } from './DeskPart.tsx';

/** Whoever signs in needs the form alone. */
const loadStart = () => loadCode(() => import('./AdminStart.tsx'));
const AdminStart = lazyPart(async () => (await loadStart()).AdminStart);
const MailedLinkForm = lazyPart(
  async () => (await loadCode(() => import('./MailedLinkForm.tsx'))).MailedLinkForm,
);

/** `/admin`: the sign-in form, or for the administrator the start of an evening. */
export function AdminPage() {
  const { currentUser, loading, login } = useAuth();
  const isOffline = useConnection().state === 'offline';
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  // The prerendered page does not know whether there is a session.
  const isHydrated = useIsHydrated();
  const { link, forgetLink } = useMailedLink();
  // The form stays until the navigation after signing in.
  const kind = isSubmitting ? 'visitor' : currentUser.kind;

  useEffect(() => {
    // While the session is being confirmed; a failure is shown when it is rendered.
    if (loading) loadStart().catch(() => undefined);
  }, [loading]);

  const signIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmitting(true);
    setErrorMessage(null);
    try {
      await login(email, password);
      // A league that is not begun has nothing to show: its guide is here.
      const isNew = settings().categories.length === 0;
      await navigate(isNew ? paths.guide() : paths.home(), { replace: isNew });
      if (isNew) setSubmitting(false);
    } catch (error) {
      console.warn('No se pudo iniciar sesión:', error);
      setErrorMessage(signInErrorMessage(error));
      setSubmitting(false);
    }
  };

  if (link !== null && isHydrated) {
    return (
      <Suspense fallback={<FormFrame />}>
        <MailedLinkForm link={link} onGoOn={forgetLink} />
      </Suspense>
    );
  }
  if (kind === 'admin') {
    return (
      <DeskPart name="Administración" fallback={<DeskFrame />}>
        <AdminStart />
      </DeskPart>
    );
  }
  if (kind === 'user') return <OtherAccount />;
  return (
    <FormFrame>
      {loading || !isHydrated ? null : (
        <LoginForm
          onSubmit={signIn}
          errorMessage={errorMessage}
          isSubmitting={isSubmitting}
          isOffline={isOffline}
        />
      )}
    </FormFrame>
  );
}

/** The link by which this page was opened; its tokens do not stay in the address. */
function useMailedLink() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const opened = mailedLinkOf({ search, hash });
  const [link, setLink] = useState(opened);
  if (opened !== null && link === null) setLink(opened);
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) void navigate(paths.admin(), { replace: true });
  }, [isOpened, navigate]);
  return { link, forgetLink: () => setLink(null) };
}

/** The page without what it shows, which is not known yet, or with it. */
function FormFrame({ children = null }: { children?: ReactNode }) {
  return <PageFrame>{children ?? <LoginFormSkeleton />}</PageFrame>;
}

/** The page for an account that is signed in but is not the administrator's. */
function OtherAccount() {
  const signOut = useSignOut();
  return (
    <PageFrame>
      <PageTitle
        lead="Esta cuenta no administra la liga."
        actions={<Button onClick={signOut}>Cerrar Sesión</Button>}
      >
        Acceso de Administrador
      </PageTitle>
    </PageFrame>
  );
}
