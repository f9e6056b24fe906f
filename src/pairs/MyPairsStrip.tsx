import { useMemo } from 'react';
import { MyPairCard } from './MyPairCard.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { categoryBySlug } from '../league/category.ts';
import { seasonIn } from '../league/season.ts';
import { mapLink } from './mapLink.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { useAnnounced } from '../matches/useAnnounced.ts';
import { useList } from '../live/useList.ts';
import { nameKey } from '../padel/nameKey.ts';
import { seasonTable } from '../standings/seasonTable.ts';
import { usePlayedSeason } from '../standings/useSeason.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './MyPairsStrip.module.css';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { useSettings } from '../league/settings.ts';

/**
 * The starred pairs below each other: row of the table, next match and last result.
 *
 * - **When:** On “Mi pareja”.
 * - **When not:** On the home page: MyPairLine.
 */
export function MyPairsStrip({ pairs }: { pairs: ReadonlyArray<MyPair> }) {
  return (
    <ul className={`${controls['list']} ${classes['page']}`}>
      {pairs.map((pair) => (
        <li key={pair.id} className={classes['item']}>
          <BoundCard pair={pair} />
        </li>
      ))}
    </ul>
  );
}

function BoundCard({ pair }: { pair: MyPair }) {
  const season = useCurrentSeason();
  const { clubs, city, ...league } = useSettings();
  const category = categoryBySlug(pair.category, league);
  if (category === undefined) throw new Error('A starred pair is of no category.');
  const { state } = usePlayedSeason(season.slug, category.name);
  const row = useMemo(() => {
    if (state.kind !== 'loaded') return null;
    const { rows, hasBegun } = seasonTable({ ...seasonIn(season, category.name), ...state });
    const key = nameKey(pair.name);
    return (hasBegun ? rows.find(({ name }) => nameKey(name) === key) : undefined) ?? null;
  }, [season, category.name, state, pair]);
  const { results } = useData().tables;
  const of = { pair: pair.id };
  return (
    <MyPairCard
      pair={pair}
      row={row}
      now={useNow()}
      matches={useAnnounced('upcoming', of).state}
      pending={useAnnounced('pending', of).state}
      postponed={useAnnounced('postponed', of).state}
      results={useList(results.lists, { order: 'day', pair: pair.id }).state}
      mapOf={(location) => mapLink(location, clubs, city)}
    />
  );
}
