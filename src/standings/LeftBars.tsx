import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import type { Progress } from './progress.ts';
import classes from './LeftBars.module.css';

type LeftBarsProps = {
  /** How far each category has come. */
  progress: ReadonlyArray<Progress>;
};

/**
 * How much of each category was played, as bars; each leads to what is left.
 *
 * - **Keyboard:** Each bar is one link.
 * - **Screen reader:** A list of links: “Sexta Damas: 17 de 28 jugados”.
 */
export function LeftBars({ progress }: LeftBarsProps) {
  return (
    <ul className={classes['root']} translate="no">
      {progress.map(({ category, played, all }) => (
        <li key={category.slug}>
          <Link className={classes['link'] ?? ''} to={paths.left(category.slug)}>
            <span aria-hidden="true">{category.shortName}</span>
            <span className={visuallyHidden}>{`${category.title}: `}</span>
            <meter
              className={classes['bar']}
              aria-hidden="true"
              value={played}
              max={Math.max(1, all)}
            />
            <span className={classes['count']}>{`${played} de ${all}`}</span>
            <span className={visuallyHidden}> jugados</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
