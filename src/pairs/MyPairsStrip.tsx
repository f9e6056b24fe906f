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

type MyPairsStripProps = {
  pairs: readonly MyPair[];
  /** Whether they stand below each other, with their rows of the table. */
  isPage?: boolean;
};

/** The starred pairs beside each other: next match and last result. */
export function MyPairsStrip({ pairs, isPage = false }: MyPairsStripProps) {
  const Card = isPage ? CardWithRow : BoundCard;
  return (
    <ul className={`${controls['list']} ${classes['root']}`} data-page={isPage || undefined}>
      {pairs.map((pair) => (
        <li key={pair.id} className={classes['item']}>
          <Card pair={pair} />
        </li>
      ))}
    </ul>
  );
}

function CardWithRow({ pair }: { pair: MyPair }) {
  const season = useCurrentSeason();
  const category = categoryBySlug(pair.category, useSettings());
  if (category === undefined) throw new Error('A starred pair is of no category.');
  const { state } = usePlayedSeason(season.slug, category.name);
  const row = useMemo(() => {
    if (state.kind !== 'loaded') return null;
    const { rows, hasBegun } = seasonTable({ ...seasonIn(season, category.name), ...state });
    const key = nameKey(pair.name);
    return (hasBegun ? rows.find(({ name }) => nameKey(name) === key) : undefined) ?? null;
  }, [season, category.name, state, pair]);
  const postponed = useAnnounced('postponed', { pair: pair.id }).state;
  return <BoundCard pair={pair} row={row} postponed={postponed} />;
}

type BoundCardProps = Pick<Parameters<typeof MyPairCard>[0], 'pair' | 'row' | 'postponed'>;

function BoundCard(props: BoundCardProps) {
  const { results } = useData().tables;
  const now = useNow();
  const { clubs, city } = useSettings();
  return (
    <MyPairCard
      {...props}
      now={now}
      matches={useAnnounced('upcoming', { pair: props.pair.id }).state}
      pending={useAnnounced('pending', { pair: props.pair.id }).state}
      results={useList(results.lists, { order: 'day', pair: props.pair.id }).state}
      mapOf={(location) => mapLink(location, clubs, city)}
    />
  );
}
