import classes from './LoginForm.module.css';
import { LoginTitle } from './LoginTitle.tsx';

/** The form until scripts have come: its title, and the places of its fields, as high as they will be. */
export function LoginFormPlace() {
  return (
    <div className={classes['root']}>
      <LoginTitle />
      <span className={classes['fieldPlace']} />
      <span className={classes['fieldPlace']} />
      <span className={classes['buttonPlace']} />
    </div>
  );
}
