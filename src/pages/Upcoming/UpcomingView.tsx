import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CategoryFilter } from '../../components/CategoryFilter/CategoryFilter.tsx';
import { InfoBanner } from '../../components/InfoBanner/InfoBanner.tsx';
import { MatchList } from '../../components/MatchList/MatchList.tsx';
import type { CategoryName } from '../../domain/category.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { ListFrame } from '../shared/ListFrame.tsx';
import { LivePill } from '../shared/LivePill.tsx';
import type { CategoryFilterProps } from '../shared/useCategoryFilter.ts';
import type { ListView, MatchesView, PendingUpdates } from '../shared/useListSection.ts';

type UpcomingViewProps = MatchesView & {
  category?: CategoryName | undefined;
  filter: CategoryFilterProps;
  /** Shown in place of the list. */
  instead?: ReactNode;
  /** Matches that are over and have no result yet. */
  pending?: ListView<UpcomingMatch>;
  held?: PendingUpdates;
  now: CivilMoment;
  onAdd: () => void;
};

/** The page of the upcoming matches in each state of its list. */
export function UpcomingView({ held, onAdd, filter, instead, ...list }: UpcomingViewProps) {
  return (
    <ListFrame
      title="Próximos Partidos"
      filter={<CategoryFilter {...filter} />}
      actions={
        list.canDelete ? <Button onClick={() => onAdd()}>Agregar Partido</Button> : undefined
      }
    >
      {instead ?? <MatchList {...list} isTitleHidden />}
      {list.canDelete ? null : <InfoBanner noun="próximos partidos" />}
      <LivePill held={instead === undefined ? held : undefined} noun="partido" />
    </ListFrame>
  );
}
