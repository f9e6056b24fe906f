import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInErrorMessage } from '../../auth/authErrors.ts';
import { useAuth } from '../../auth/authContext.ts';
import { LoginForm } from '../../components/LoginForm/LoginForm.tsx';
import { LoginFormSkeleton } from '../../components/LoginForm/LoginFormSkeleton.tsx';
import { paths } from '../../paths.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';

/** `/admin`: the administrator signs in here, and goes on to the home page. */
export function AdminPage() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

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

  return (
    <PageFrame>
      <MantineTheme place={<LoginFormSkeleton />}>
        <LoginForm onSubmit={signIn} errorMessage={errorMessage} isSubmitting={isSubmitting} />
      </MantineTheme>
    </PageFrame>
  );
}
