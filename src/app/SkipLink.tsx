import { mainId } from '../league/paths.ts';
import classes from './SkipLink.module.css';

/** The first link of every page: skips the navigation. */
export function SkipLink() {
  return (
    <a className={classes['root']} href={`#${mainId}`}>
      Saltar al contenido
    </a>
  );
}
