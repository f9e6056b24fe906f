import { mainId } from '../../paths.ts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard on every page: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a className={classes['root']} href={`#${mainId}`}>
      Saltar al contenido
    </a>
  );
}
