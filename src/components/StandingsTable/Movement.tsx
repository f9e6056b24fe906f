import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './StandingsTable.module.css';

/** How many places a pair has risen or fallen; nothing where it has kept its place. */
export function Movement({ places }: { places: number | null }) {
  if (places === null || places === 0) return null;
  const isUp = places > 0;
  const count = Math.abs(places);
  return (
    <span className={classes['movement']} data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {count}
      </span>
      <VisuallyHidden>
        {`, ${isUp ? 'subió' : 'bajó'} ${count} ${count === 1 ? 'puesto' : 'puestos'}`}
      </VisuallyHidden>
    </span>
  );
}
