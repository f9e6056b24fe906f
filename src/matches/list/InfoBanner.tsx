import classes from './InfoBanner.module.css';

/** The notice for everybody but the administrator; it takes the least room above a list. */
export function InfoBanner({
  noun,
}: {
  /** The items of the page. */
  noun: 'resultados' | 'próximos partidos';
}) {
  return (
    <p className={classes['root']}>
      {`ℹ️ Solo los administradores pueden agregar o eliminar ${noun}.`}
    </p>
  );
}
