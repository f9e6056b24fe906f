import type { Viewer } from '../../domain/viewer.ts';
import classes from './SiteHeader.module.css';

type ViewerBoxProps = {
  viewer: Viewer;
  isSigningOut: boolean;
  onSignOut: () => void;
};

/** Who is signed in, and the way out; nothing for a visitor. */
export function ViewerBox({ viewer, isSigningOut, onSignOut }: ViewerBoxProps) {
  if (viewer.kind === 'visitor') return null;
  return (
    <div className={classes['viewer']}>
      <span className={classes['badge']} data-kind={viewer.kind} title={viewer.email}>
        {viewer.kind === 'admin' ? 'Admin' : 'Usuario'}
      </span>
      <button
        type="button"
        className={classes['signOut']}
        aria-disabled={isSigningOut}
        onClick={() => {
          if (!isSigningOut) onSignOut();
        }}
      >
        {isSigningOut ? 'Cerrando sesión…' : 'Cerrar Sesión'}
      </button>
    </div>
  );
}
