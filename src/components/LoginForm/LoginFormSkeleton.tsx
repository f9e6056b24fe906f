import classes from './LoginForm.module.css';
import { LoginTitle } from './LoginTitle.tsx';

/** The form until scripts have come: its title, and the places of its fields, as high as they will be. */
export function LoginFormSkeleton() {
  return (
    <div className={classes['root']}>
      <LoginTitle />
      <span className={classes['fieldSkeleton']} />
      <span className={classes['fieldSkeleton']} />
      <span className={classes['buttonSkeleton']} />
    </div>
  );
}
