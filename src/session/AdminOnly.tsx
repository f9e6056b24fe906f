import type { ReactNode } from 'react';
import { useAuth } from './authContext.ts';
import { Link } from '../ui/Link.tsx';
import { paths } from '../league/paths.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';

type AdminOnlyProps = {
  children: ReactNode;
  /** Text for everybody else, after the link to the sign-in. */
  note?: string;
};

/** The content of a page that only the administrator sees. */
export function AdminOnly({ children, note = '' }: AdminOnlyProps) {
  const { isAdmin, loading } = useAuth();
  // The prerendered page does not know whether there is a session.
  const isHydrated = useIsHydrated();
  if (isAdmin) return children;
  if (loading || !isHydrated) return null;
  return (
    <p>
      <span>Hay que </span>
      <Link to={paths.admin()}>iniciar sesión</Link>
      <span>{` como administrador.${note}`}</span>
    </p>
  );
}
