import { useCallback } from 'react';
import { useAuth } from './authContext.ts';
import { mainId } from '../league/paths.ts';

/** Signs this browser out, whatever the server responds, and keeps the focus on the page. */
export function useSignOut(): () => void {
  const { logout } = useAuth();
  return useCallback(() => {
    // The button that has the focus is about to be removed.
    document.getElementById(mainId)?.focus({ preventScroll: true });
    logout().catch((error: unknown) => console.error('No se pudo cerrar la sesión:', error));
  }, [logout]);
}
