import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CategoryFilter } from '../../components/CategoryFilter/CategoryFilter.tsx';
import { InfoBanner } from '../../components/InfoBanner/InfoBanner.tsx';
import { ResultList } from '../../components/ResultList/ResultList.tsx';
import type { CategoryName } from '../../domain/category.ts';
import type { Result } from '../../domain/result.ts';
import type { CivilDate } from '../../domain/time.ts';
import { ListFrame } from '../shared/ListFrame.tsx';
import { LivePill } from '../shared/LivePill.tsx';
import type { CategoryFilterProps } from '../shared/useCategoryFilter.ts';
import type { PendingUpdates, SectionView } from '../shared/useListSection.ts';

type ResultsViewProps = SectionView<Result> & {
  category?: CategoryName | undefined;
  filter: CategoryFilterProps;
  /** Shown in place of the list. */
  instead?: ReactNode;
  held?: PendingUpdates;
  today: CivilDate;
  onAdd: () => void;
};

/** The page of the results in each state of its list. */
export function ResultsView({ held, onAdd, filter, instead, ...list }: ResultsViewProps) {
  return (
    <ListFrame
      title="Resultados"
      filter={<CategoryFilter {...filter} />}
      actions={
        list.canDelete ? <Button onClick={() => onAdd()}>Agregar Resultado</Button> : undefined
      }
    >
      {instead ?? <ResultList {...list} isTitleHidden />}
      {list.canDelete ? null : <InfoBanner noun="resultados" />}
      <LivePill held={instead === undefined ? held : undefined} noun="resultado" />
    </ListFrame>
  );
}
