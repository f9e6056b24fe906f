import type { Viewer } from '../../domain/viewer.ts';
import classes from './SiteHeader.module.css';

type ViewerBoxProps = {
  viewer: Viewer;
  onSignOut: () => void;
};

/** Who is signed in and the button to sign out; nothing for a visitor. */
export function ViewerBox({ viewer, onSignOut }: ViewerBoxProps) {
  if (viewer.kind === 'visitor') return null;
  return (
    <div className={classes['viewer']}>
      <span className={classes['badge']} data-kind={viewer.kind} title={viewer.email}>
        {viewer.kind === 'admin' ? 'Admin' : 'Usuario'}
      </span>
      <button type="button" className={classes['signOut']} onClick={() => onSignOut()}>
        Cerrar Sesión
      </button>
    </div>
  );
}
