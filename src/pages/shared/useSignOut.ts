import { useAuth } from '../../auth/authContext.ts';
import { mainId } from '../../paths.ts';

/** Signs this browser out, whatever the server answers, and keeps the focus on the page. */
export function useSignOut(): () => void {
  const { logout } = useAuth();
  return () => {
    // The button that had the focus is gone.
    document.getElementById(mainId)?.focus({ preventScroll: true });
    logout().catch((error: unknown) => console.error('No se pudo cerrar la sesión:', error));
  };
}
