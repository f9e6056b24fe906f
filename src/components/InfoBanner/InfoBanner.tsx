import classes from './InfoBanner.module.css';

/** The specified notice for everybody but the administrator. */
export function InfoBanner({ noun }: { noun: 'resultados' | 'próximos partidos' }) {
  return (
    <p className={classes['root']} data-for-visitors>
      {`ℹ️ Solo los administradores pueden agregar o eliminar ${noun}.`}
    </p>
  );
}
