import { MyPairCard } from './MyPairCard.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { mapLink } from '../league/mapLink.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { useList } from '../live/useList.ts';
import { league } from '../league/league.config.ts';
import classes from './MyPairsStrip.module.css';
import { useNow } from '../league/useNow.ts';

/** The starred pairs beside each other: next match and last result. */
export function MyPairsStrip({ pairs }: { pairs: readonly MyPair[] }) {
  return (
    <ul className={classes['root']}>
      {pairs.map((pair) => (
        <li key={pair.id} className={classes['item']}>
          <BoundCard pair={pair} />
        </li>
      ))}
    </ul>
  );
}

function BoundCard({ pair }: { pair: MyPair }) {
  const { results, upcomingMatches } = useData().tables;
  const now = useNow();
  return (
    <MyPairCard
      pair={pair}
      now={now}
      matches={useList(upcomingMatches.lists, { order: 'soonest', pair: pair.id }).state}
      results={useList(results.lists, { order: 'day', pair: pair.id }).state}
      mapOf={(location) => mapLink(location, league.clubs, league.city)}
    />
  );
}
