import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CategoryFilter } from './list/CategoryFilter.tsx';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import { InfoBanner } from './list/InfoBanner.tsx';
import { MatchList } from './list/MatchList.tsx';
import type { CategoryName } from '../league/category.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { ListFrame } from './list/ListFrame.tsx';
import { LivePill } from './list/LivePill.tsx';
import type { CategoryFilterProps } from './list/useCategoryFilter.ts';
import type { List } from '../live/useList.ts';
import type { MatchesToSettle } from './list/useListSection.ts';

type UpcomingViewProps = MatchesToSettle & {
  /** The category that the list is limited to. */
  category?: CategoryName | undefined;
  /** The choice of a category above the list. */
  filter: CategoryFilterProps;
  /** Shown in place of the list. */
  instead?: ReactNode;
  /** Matches that are over and have no result yet. */
  pending?: List<UpcomingMatch>;
  /** Matches that were put off. */
  postponed?: List<UpcomingMatch>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** Opens the form for a new match. */
  onAdd: () => void;
};

const title = 'Próximos Partidos';

/** The page of the upcoming matches in each state of its list. */
export function UpcomingView({ onAdd, filter, instead, ...list }: UpcomingViewProps) {
  if (useSettings().categories.length === 0) return <NewLeaguePage title={title} />;
  return (
    <ListFrame
      title={title}
      notice={list.isAdmin ? null : <InfoBanner noun="próximos partidos" />}
      filter={<CategoryFilter {...filter} />}
      actions={list.isAdmin ? <Button onClick={() => onAdd()}>Agregar Partido</Button> : undefined}
    >
      {instead ?? <MatchList {...list} isTitleHidden />}
      {instead === undefined ? <LivePill list={list} noun="partido" /> : null}
    </ListFrame>
  );
}
