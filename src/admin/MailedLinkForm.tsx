import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLiveData } from '../live/liveData.ts';
import { useAuth } from '../session/authContext.ts';
import { passwordFailure, replacePassword } from '../session/changePassword.ts';
import { LoginFormSkeleton } from '../session/LoginForm.tsx';
import { linkFailure, type MailedLink } from '../session/mailedLink.ts';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import controls from '../ui/theme/controls.module.css';
import { PasswordForm } from './PasswordForm.tsx';

type MailedLinkProps = {
  link: MailedLink;
  /** Leads on to the desk, or to the sign-in form. */
  onGoOn: () => void;
};

/** The page for who comes by a link that Supabase's dashboard has mailed: signs in, and asks for another password. */
export function MailedLinkForm({ link, onGoOn }: MailedLinkProps) {
  const { sources } = useLiveData();
  const { currentUser, loginByLink } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'checking' | 'signedIn' | ReturnType<typeof linkFailure>>(
    'checking',
  );

  useEffect(() => {
    let isOver = false;
    const enter = async () => {
      try {
        await loginByLink(link);
        if (!isOver) setState('signedIn');
      } catch (error) {
        console.warn('No se pudo entrar por el enlace:', error);
        if (!isOver) setState(linkFailure(error));
      }
    };
    // The token of a link counts once: React mounts twice in development.
    const start = setTimeout(() => void enter());
    return () => {
      isOver = true;
      clearTimeout(start);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `loginByLink` changes as soon as somebody is signed in
  }, [link, attempt]);

  if (state === 'checking') {
    return (
      <PageFrame>
        <LoginFormSkeleton />
      </PageFrame>
    );
  }
  if (state !== 'signedIn') {
    return (
      <PageFrame>
        <PageTitle>Acceso de Administrador</PageTitle>
        <Notice kind="failure">{state.text}</Notice>
        <div className={controls['actions']}>
          {state.mayTryAgain ? (
            <Button
              onClick={() => {
                setState('checking');
                setAttempt(attempt + 1);
              }}
            >
              Intentar de nuevo
            </Button>
          ) : null}
          <Button variant="default" onClick={onGoOn}>
            Iniciar Sesión
          </Button>
        </div>
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <PageTitle lead="La contraseña de antes deja de valer al cambiarla.">
        Elegir otra contraseña
      </PageTitle>
      <PasswordForm
        email={currentUser.kind === 'visitor' ? '' : currentUser.email}
        isKnown={false}
        onChange={async ({ next }) => {
          try {
            await replacePassword(sources, next);
            return null;
          } catch (error) {
            console.warn('No se pudo cambiar la contraseña:', error);
            return passwordFailure(error);
          }
        }}
      />
      <div className={controls['actions']}>
        <Button variant="default" onClick={onGoOn}>
          Ir a Administración
        </Button>
      </div>
    </PageFrame>
  );
}
