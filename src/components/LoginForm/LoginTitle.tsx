import classes from './LoginForm.module.css';

/** The title above the fields. */
export function LoginTitle() {
  return (
    <>
      <h1 className={classes['title']}>Acceso de Administrador</h1>
      <p className={classes['subtitle']}>
        Ingresa tus credenciales para acceder al panel de administración
      </p>
    </>
  );
}
