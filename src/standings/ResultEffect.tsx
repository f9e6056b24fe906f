import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { categoryByName } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { isFriendly, seasonIn, seasonOf, type SeasonSettings } from '../league/season.ts';
import { useSettings } from '../league/settings.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { allItemsOf } from '../live/listState.ts';
import { useList } from '../live/useList.ts';
import { useData } from '../matches/DataProvider.tsx';
import { nameKey } from '../padel/nameKey.ts';
import { playersOn } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import { Link } from '../ui/Link.tsx';
import type { PlayedState } from './seasonState.ts';
import { seasonTable } from './seasonTable.ts';
import { onPlaces } from './standings.ts';
import { usePlayedSeason } from './useSeason.ts';

/** What a result did to the table of its season: the places of its pairs with it, compared with those without it. */
export function ResultEffect({ result }: { result: Result }) {
  const season = seasonOf(result, useSettings().seasons);
  return season === undefined || isFriendly(result) ? null : (
    <EffectIn result={result} season={season} />
  );
}

function EffectIn({ result, season }: { result: Result; season: SeasonSettings }) {
  const { state } = usePlayedSeason(season.slug, result.category);
  const { lists } = useData().tables.pairs;
  const pairs = allItemsOf(useList(lists, seasonLists.pairs(result.category)).state);
  const category = categoryByName(result.category, useSettings());
  const effect = useMemo(() => describeEffect(result, season, state), [result, season, state]);
  return (
    // Two lines: nothing moves when the table is there.
    <Text component="div" size="sm" mih="2.8em">
      {category === undefined ? null : (
        <Link to={paths.table(category.slug, season.slug)}>Tabla</Link>
      )}
      {effect === '' ? null : <span>{`: ${effect}`}</span>}
      {[result.pair1Id, result.pair2Id].map((id) => {
        const pair = pairs.find((each) => each.id === id);
        if (pair === undefined || !pair.lines?.length) return null;
        return (
          <div key={pair.id} translate="no">{`${pair.name}: ${playersOn(pair, result.date)}`}</div>
        );
      })}
    </Text>
  );
}

/** *Los Smash 1.ª, 8 pts, sube 2 · Doble Pared 4.ª, 5 pts*; empty where the result does not count, or it is not known. */
export function describeEffect(result: Result, season: SeasonSettings, state: PlayedState): string {
  if (state.kind !== 'loaded') return '';
  const { results, ...rest } = state;
  const own = results.find(({ id }) => id === result.id);
  const others = results.filter(({ id }) => id !== result.id);
  const category = seasonIn(season, result.category);
  const isCounted = seasonTable({ ...category, ...state }).uncounted.every(
    (each) => each.result !== own,
  );
  if (own === undefined || !isCounted || !isPlayed(parseScore(own.score))) return '';
  const table = seasonTable({ ...category, ...rest, results: others, imagined: [own] });
  const rows = onPlaces(table.rows);
  return [own.team1, own.team2]
    .flatMap((team) => rows.find(({ name }) => nameKey(name) === nameKey(team)) ?? [])
    .map(({ name, position, points, movement }) => {
      const moved = movement ?? 0;
      const change = moved === 0 ? '' : `, ${moved > 0 ? 'sube' : 'baja'} ${Math.abs(moved)}`;
      return `${name} ${position}.ª con ${points} pts${change}`;
    })
    .join(' · ');
}
