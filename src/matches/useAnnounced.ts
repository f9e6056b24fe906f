import { useMemo, useState } from 'react';
import { useClockAt } from '../league/useNow.ts';
import { useSettings } from '../league/settings.ts';
import { pageSize } from '../live/listOrder.ts';
import { useList, type List } from '../live/useList.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { announced, selectAnnounced, type MatchesOf, type MatchGroup } from './announced.ts';
import { useData } from './DataProvider.tsx';

/** A group of the announced matches; *Ver más* shows more of what is there. */
export function useAnnounced(
  group: MatchGroup,
  { category, pair, season }: MatchesOf = {},
): List<UpcomingMatch> {
  const list = useList(useData().tables.upcomingMatches.lists, announced);
  const { seasons } = useSettings();
  const [size, setSize] = useState(pageSize);
  const select = useMemo(
    () => selectAnnounced(group, { category, pair, season }, seasons),
    [group, category, pair, season, seasons],
  );
  const state = useClockAt((clockAt) => select(list.state, clockAt, size));
  return { ...list, state, onLoadMore: () => setSize((shown) => shown + pageSize) };
}
