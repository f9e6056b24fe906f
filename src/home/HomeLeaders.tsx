import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { seasonLists } from '../league/seasonLists.ts';
import { useSettings } from '../league/settings.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { allItemsOf } from '../live/listState.ts';
import { useList } from '../live/useList.ts';
import { announced, isMatchOf } from '../matches/announced.ts';
import { useData } from '../matches/DataProvider.tsx';
import { LeadersList } from '../standings/LeadersList.tsx';
import { LeftBars } from '../standings/LeftBars.tsx';
import { progressOf } from '../standings/progress.ts';
import { useLeaders } from '../standings/useLeaders.ts';

/** The leaders of the categories and how much of each was played, once they are there. */
export function HomeLeaders() {
  const { state } = useLeaders();
  const progress = useProgress();
  return (
    <>
      {state.kind === 'loaded' ? <LeadersList leaders={state.leaders} /> : null}
      {state.kind === 'loading' ? <output data-loading /> : null}
      {progress === null ? null : (
        <>
          <Title order={2} mt={16}>
            Lo que falta
          </Title>
          <LeftBars progress={progress} />
        </>
      )}
    </>
  );
}

/** `null` until all lists are there: a bar would be of too few matches. */
function useProgress() {
  const season = useCurrentSeason();
  const { categories, seasons } = useSettings();
  const { results, pairs, upcomingMatches } = useData().tables;
  const played = useList(results.lists, seasonLists.results(season.slug)).state;
  const registered = useList(pairs.lists, seasonLists.pairs()).state;
  const open = useList(upcomingMatches.lists, announced).state;
  const isThere = [played, registered, open].every(({ kind }) => kind === 'loaded');
  return useMemo(
    () =>
      isThere
        ? progressOf(
            {
              results: allItemsOf(played),
              pairs: allItemsOf(registered),
              announced: allItemsOf(open).filter((match) =>
                isMatchOf(match, { season: season.slug }, seasons),
              ),
            },
            season,
            categories,
          )
        : null,
    [isThere, played, registered, open, season, categories, seasons],
  );
}
