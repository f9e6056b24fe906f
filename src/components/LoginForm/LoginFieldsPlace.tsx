import classes from './LoginForm.module.css';

/** The place of the fields and the button until scripts have come, as high as they will be. */
export function LoginFieldsPlace() {
  return (
    <div className={classes['place']} aria-hidden="true">
      <span className={classes['fieldPlace']} />
      <span className={classes['fieldPlace']} />
      <span className={classes['buttonPlace']} />
    </div>
  );
}
