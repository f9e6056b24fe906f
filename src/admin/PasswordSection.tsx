import { useLiveData } from '../live/liveData.ts';
import { useAuth } from '../session/authContext.ts';
import { changePassword, passwordFailure } from '../session/changePassword.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The administrator's password. */
export function PasswordSection() {
  const { sources } = useLiveData();
  const { currentUser } = useAuth();
  const email = currentUser.kind === 'visitor' ? '' : currentUser.email;
  return (
    <PasswordForm
      email={email}
      onChange={async (passwords) => {
        try {
          await changePassword(sources, { email, ...passwords });
          return null;
        } catch (error) {
          console.warn('No se pudo cambiar la contraseña:', error);
          return passwordFailure(error);
        }
      }}
    />
  );
}
