import { Button } from '../../components/Button/Button.tsx';
import { InfoBanner } from '../../components/InfoBanner/InfoBanner.tsx';
import { MatchList } from '../../components/MatchList/MatchList.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { LivePill } from '../shared/LivePill.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { ListView, PendingUpdates, SectionView } from '../shared/useListSection.ts';

type UpcomingViewProps = SectionView<UpcomingMatch> & {
  /** Matches that are over and have no result yet. */
  pending?: ListView<UpcomingMatch>;
  held?: PendingUpdates;
  now: CivilMoment;
  onAdd: () => void;
};

/** The page of the matches to come, in whatever state the list is. */
export function UpcomingView({ held, onAdd, ...list }: UpcomingViewProps) {
  return (
    <PageFrame>
      <PageTitle
        lead="Quiénes juegan, cuándo y dónde."
        actions={
          list.canDelete ? <Button onClick={() => onAdd()}>Agregar Partido</Button> : undefined
        }
      >
        Próximos Partidos
      </PageTitle>
      {list.canDelete ? null : <InfoBanner noun="próximos partidos" />}
      <MatchList {...list} />
      <LivePill held={held} noun="partido" />
    </PageFrame>
  );
}
