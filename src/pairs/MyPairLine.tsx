import { IconChevronRight, IconStarFilled } from '@tabler/icons-react';
import { categoryBySlug } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import type { ListState } from '../live/listState.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import type { Result } from '../padel/result.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { Link } from '../ui/Link.tsx';
import classes from './MyPairLine.module.css';
import { lastLine, lastResultIn, nextLine, nextMatchIn, noneOf, waitingLine } from './pairLines.ts';

export type MyPairLineProps = {
  /** The starred pair. */
  pair: MyPair;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The pair’s upcoming matches. */
  matches: ListState<UpcomingMatch>;
  /** The pair’s matches that are over and have no result yet, the latest first. */
  pending: ListState<UpcomingMatch>;
  /** The newest first. */
  results: ListState<Result>;
};

/**
 * A starred pair in two lines: its name, and its next match with the place; without one, its last result.
 *
 * - **When:** On the home page.
 * - **When not:** On the page of one’s pairs: MyPairCard.
 * - **Keyboard:** One link.
 * - **Screen reader:** The two lines.
 */
export function MyPairLine({ pair, now, matches, pending, results }: MyPairLineProps) {
  const league = useSettings();
  const next = nextMatchIn(matches, now);
  const last = lastResultIn(results);
  const [waiting] = pending.kind === 'loaded' ? pending.items : [];
  return (
    <Link
      className={classes['root'] ?? ''}
      translate="no"
      to={paths.pair(pair.category, pair.name, pair.id)}
      state={pair.id}
    >
      <IconStarFilled size={20} aria-hidden="true" />
      <span className={classes['text']}>
        <span className={classes['name']}>
          <bdi title={pair.name}>{pair.name}</bdi>
          <span>{` · ${categoryBySlug(pair.category, league)?.shortName}`}</span>
        </span>
        <span className={classes['line']}>{line()}</span>
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );

  function line() {
    if (next !== undefined) return `${nextLine(next, pair, now)} · ${next.location}`;
    if (waiting !== undefined && waiting.date >= (last?.date ?? '')) {
      return waitingLine(waiting, pair, now);
    }
    const none = noneOf(matches, 'sin partido');
    return last === undefined || matches.kind !== 'loaded'
      ? none
      : `${none} · ${lastLine(last, pair, now, league)}`;
  }
}
