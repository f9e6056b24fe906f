import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInErrorMessage } from '../../auth/authErrors.ts';
import { useAuth } from '../../auth/authContext.ts';
import { LoginForm } from '../../components/LoginForm/LoginForm.tsx';
import { LoginFormSkeleton } from '../../components/LoginForm/LoginFormSkeleton.tsx';
import { paths } from '../../paths.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { AdminStart } from './AdminStart.tsx';
import { OtherAccount } from './OtherAccount.tsx';

/** `/admin`: the sign-in form, or for the administrator the start of an evening. */
export function AdminPage() {
  const { currentUser, loading, login } = useAuth();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  // The form stays until the navigation after signing in.
  const kind = isSubmitting ? 'visitor' : currentUser.kind;

  const signIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmitting(true);
    setErrorMessage(null);
    try {
      await login(email, password);
      await navigate(paths.home());
    } catch (error) {
      console.warn('No se pudo iniciar sesión:', error);
      setErrorMessage(signInErrorMessage(error));
      setSubmitting(false);
    }
  };

  if (kind === 'admin') return <AdminStart />;
  if (kind === 'user') return <OtherAccount />;
  return (
    <PageFrame>
      {loading ? (
        <LoginFormSkeleton />
      ) : (
        <MantineTheme placeholder={<LoginFormSkeleton />}>
          <LoginForm onSubmit={signIn} errorMessage={errorMessage} isSubmitting={isSubmitting} />
        </MantineTheme>
      )}
    </PageFrame>
  );
}
