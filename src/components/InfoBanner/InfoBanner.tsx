import classes from './InfoBanner.module.css';

/** Tells those who are not the administrator who can change a list, as the specification words it. */
export function InfoBanner({ noun }: { noun: 'resultados' | 'próximos partidos' }) {
  return (
    <p className={classes['root']} data-for-visitors>
      {`ℹ️ Solo los administradores pueden agregar o eliminar ${noun}.`}
    </p>
  );
}
