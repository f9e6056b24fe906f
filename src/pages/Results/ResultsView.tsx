import { Button } from '../../components/Button/Button.tsx';
import { InfoBanner } from '../../components/InfoBanner/InfoBanner.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { ResultList } from '../../components/ResultList/ResultList.tsx';
import type { Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { LivePill } from '../shared/LivePill.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { PendingUpdates, SectionView } from '../shared/useListSection.ts';

type ResultsViewProps = SectionView<Result> & {
  held?: PendingUpdates;
  today: CivilDate;
  onAdd: () => void;
};

/** The page of the results, in whatever state the list is. */
export function ResultsView({ held, onAdd, ...list }: ResultsViewProps) {
  return (
    <PageFrame>
      <PageTitle
        lead="Al instante, sin recargar la página."
        actions={
          list.canDelete ? <Button onClick={() => onAdd()}>Agregar Resultado</Button> : undefined
        }
      >
        Resultados
      </PageTitle>
      {list.canDelete ? null : <InfoBanner noun="resultados" />}
      <ResultList {...list} />
      <LivePill held={held} noun="resultado" />
    </PageFrame>
  );
}
