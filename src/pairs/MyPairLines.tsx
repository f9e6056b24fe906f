import { useNow } from '../league/useNow.ts';
import { useList } from '../live/useList.ts';
import { useData } from '../matches/DataProvider.tsx';
import type { MyPair } from '../matches/myPairsContext.ts';
import { useAnnounced } from '../matches/useAnnounced.ts';
import controls from '../ui/theme/controls.module.css';
import { MyPairLine } from './MyPairLine.tsx';
import classes from './MyPairsStrip.module.css';

/** The starred pairs, of which one fills the width; several are scrolled sideways. */
export function MyPairLines({ pairs }: { pairs: readonly MyPair[] }) {
  return (
    <ul className={`${controls['list']} ${classes['line']}`}>
      {pairs.map((pair) => (
        <li key={pair.id} className={classes['item']}>
          <BoundLine pair={pair} />
        </li>
      ))}
    </ul>
  );
}

function BoundLine({ pair }: { pair: MyPair }) {
  const { results } = useData().tables;
  const of = { pair: pair.id };
  return (
    <MyPairLine
      pair={pair}
      now={useNow()}
      matches={useAnnounced('upcoming', of).state}
      pending={useAnnounced('pending', of).state}
      results={useList(results.lists, { order: 'day', pair: pair.id }).state}
    />
  );
}
