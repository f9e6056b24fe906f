import { useState } from 'react';
import { seasonOf, type PlacedInSeason } from '../../league/season.ts';
import { seasonLists } from '../../league/seasonLists.ts';
import { useSettings } from '../../league/settings.ts';
import { useCurrentSeason } from '../../league/useNow.ts';
import { allItemsOf } from '../../live/listState.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';

/** The results of the season of a match, with which a new one is compared. */
export function useSeasonResults() {
  const { lists } = useData().tables.results;
  const { seasons } = useSettings();
  // The season of most results is there before it is needed; another one is loaded when a result of it is saved.
  useList(lists, seasonLists.results(useCurrentSeason().slug));
  const [, setLoaded] = useState<unknown>();
  const listOf = (match: PlacedInSeason) => {
    const season = seasonOf(match, seasons);
    return season && lists.list(seasonLists.results(season.slug));
  };
  return {
    /** As far as they are there. */
    resultsBeside: (match: PlacedInSeason) => {
      const list = listOf(match);
      return list === undefined ? [] : allItemsOf(list.state());
    },
    /** Resolves once they are there, or could not be loaded. */
    load: async (match: PlacedInSeason) => {
      const list = listOf(match);
      if (list?.state().kind !== 'loading') return;
      await untilLoaded(list);
      setLoaded({});
    },
  };
}

type LoadingList = { state: () => { kind: string }; watch: (listener: () => void) => () => void };

async function untilLoaded(list: LoadingList) {
  let stop: () => void = () => {};
  await new Promise<void>((resolve) => {
    stop = list.watch(() => {
      if (list.state().kind !== 'loading') resolve();
    });
  });
  stop();
}
