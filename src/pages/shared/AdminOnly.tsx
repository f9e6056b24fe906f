import type { ReactNode } from 'react';
import { useAuth } from '../../auth/authContext.ts';
import { Link } from '../../utils/Link.tsx';
import { paths } from '../../paths.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import { useIsHydrated } from '../../utils/useIsHydrated.ts';

type AdminOnlyProps = {
  children: ReactNode;
  /** Said to everybody else, after the way to sign in. */
  note?: string;
};

/** What only the administrator sees on a page of its own. */
export function AdminOnly({ children, note = '' }: AdminOnlyProps) {
  const { isAdmin, loading } = useAuth();
  // The prerendered page does not know whether there is a session.
  const isHydrated = useIsHydrated();
  if (isAdmin) return <MantineTheme>{children}</MantineTheme>;
  if (loading || !isHydrated) return null;
  return (
    <p>
      Hay que <Link to={paths.admin()}>iniciar sesión</Link> como administrador.{note}
    </p>
  );
}
