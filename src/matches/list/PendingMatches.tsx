import { Box, Title } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { LoadedList } from '../../live/listState.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { DayRows } from '../card/DayRows.tsx';
import { LoadMore } from './LoadMore.tsx';

type PendingMatchesProps = {
  state: LoadedList<UpcomingMatch>;
  today: CivilDate;
  onLoadMore: () => void;
  renderRow: (match: UpcomingMatch, isNew: boolean) => ReactNode;
};

/** Matches that are over and have no result yet. */
export function PendingMatches({ state, today, onLoadMore, renderRow }: PendingMatchesProps) {
  const section = useRef<HTMLDivElement>(null);
  if (state.items.length === 0) return null;
  return (
    <Box ref={section} mt={12}>
      <Title order={3} size="h4" mb={8}>
        Pendientes de resultado
      </Title>
      <DayRows of="match" list={state} today={today} headingLevel={4} renderRow={renderRow} />
      <LoadMore state={state} onLoadMore={onLoadMore} section={section} />
    </Box>
  );
}
