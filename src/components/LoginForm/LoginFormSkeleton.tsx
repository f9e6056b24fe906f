import classes from './LoginForm.module.css';
import { LoginTitle } from './LoginTitle.tsx';

/** The form until its script is loaded: the title, and placeholders of the fields' height. */
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
