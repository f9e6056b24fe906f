import { useId } from 'react';
import { formatAge } from '../padel/spanishDate.ts';
import { civilMomentAt, type CivilDate, type LeagueClock } from '../padel/time.ts';
import { Link } from './Link.tsx';
import classes from './CachedPages.module.css';

/** A page that is shown without a connection. */
export type CachedPage = {
  path: string;
  title: string;
  /** When its rows were read, ms since the epoch. */
  at: number;
};

type CachedPagesProps = {
  /** The pages that can be read without a connection. */
  pages: readonly CachedPage[];
  /** The league’s clock, for the times that are shown. */
  clock: LeagueClock;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
};

/**
 * Where one can go without a connection, and how old what stands there is.
 *
 * - **When:** Below what cannot be shown without a connection.
 * - **When not:** When nothing is cached: ErrorState stands alone.
 * - **Keyboard:** Each page is a link.
 * - **Screen reader:** A list with a name; each page is followed by its age.
 */
export function CachedPages({ pages, clock, today }: CachedPagesProps) {
  const titleId = useId();
  return (
    <div className={classes['root']}>
      <p id={titleId} className={classes['title']}>
        Lo que ya viste está guardado:
      </p>
      <ul className={classes['pages']} aria-labelledby={titleId}>
        {pages.map(({ path, title, at }) => (
          <li key={path} className={classes['page']}>
            <Link className={classes['link'] ?? ''} to={path}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className={classes['age']}>{formatAge(civilMomentAt(at, clock), today)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
