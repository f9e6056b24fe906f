import { IconChevronRight } from '@tabler/icons-react';
import type { Leaders } from './leaders.ts';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import rows from '../ui/theme/rows.module.css';
import classes from './LeadersList.module.css';

/**
 * The leaders of the categories, each leading to its table.
 *
 * - **Keyboard:** Each row is one link.
 * - **Screen reader:** A list of links with category, leaders and points.
 */
export function LeadersList({
  leaders,
}: {
  /** The leaders of each category. */
  leaders: ReadonlyArray<Leaders>;
}) {
  return (
    <ul className={rows['list']} translate="no">
      {leaders.map(({ category, names, points, lead }) => (
        <li key={category.slug}>
          <Link className={rows['link'] ?? ''} to={paths.table(category.slug)}>
            <span className={classes['row']}>
              <span className={`${rows['shortName']} ${classes['shortName']}`} aria-hidden="true">
                {category.shortName}
              </span>
              <span className={visuallyHidden}>{`${category.title}: `}</span>
              {names.length === 0 ? (
                <span className={classes['none']}>Todavía sin puestos</span>
              ) : (
                <>
                  <bdi className={classes['names']}>{names.join(' · ')}</bdi>
                  <span className={classes['points']}>
                    {`${points} pts`}
                    {lead === 0 ? null : (
                      <>
                        <b aria-hidden="true">{` +${lead}`}</b>
                        <span className={visuallyHidden}>{`, ${lead} de ventaja`}</span>
                      </>
                    )}
                  </span>
                </>
              )}
              <IconChevronRight size={20} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
