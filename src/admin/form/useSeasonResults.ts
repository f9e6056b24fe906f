import { useState } from 'react';
import { seasonOn } from '../../league/season.ts';
import { seasonLists } from '../../league/seasonLists.ts';
import { useSettings } from '../../league/settings.ts';
import { useCurrentSeason } from '../../league/useNow.ts';
import { allItemsOf } from '../../live/listState.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import type { CivilDate } from '../../padel/time.ts';

/** The results of the season of a day, with which a new one is compared. */
export function useSeasonResults() {
  const { lists } = useData().tables.results;
  const { seasons } = useSettings();
  // The season of most results is there before it is needed; another one is loaded when a result of it is saved.
  useList(lists, seasonLists.results(useCurrentSeason().slug));
  const [, setLoaded] = useState<unknown>();
  const listOn = (date: CivilDate) => {
    const season = seasonOn(date, seasons);
    return season && lists.list(seasonLists.results(season.slug));
  };
  return {
    /** As far as they are there. */
    resultsOn: (date: CivilDate) => {
      const list = listOn(date);
      return list === undefined ? [] : allItemsOf(list.state());
    },
    /** Resolves once they are there, or could not be loaded. */
    load: async (date: CivilDate) => {
      const list = listOn(date);
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
