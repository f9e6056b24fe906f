import { Button } from '../../components/Button/Button.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useSignOut } from '../shared/useSignOut.ts';

/** For somebody who is signed in and is not the administrator. */
export function OtherAccount() {
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
