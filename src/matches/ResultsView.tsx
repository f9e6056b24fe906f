import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CategoryFilter } from './list/CategoryFilter.tsx';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import { InfoBanner } from './list/InfoBanner.tsx';
import { ResultList } from './list/ResultList.tsx';
import type { CategoryName } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate } from '../padel/time.ts';
import { ListFrame } from './list/ListFrame.tsx';
import { LivePill } from './list/LivePill.tsx';
import type { CategoryFilterProps } from './list/useCategoryFilter.ts';
import type { EditableList } from './list/useListSection.ts';

type ResultsViewProps = EditableList<Result> & {
  /** The category that the list is limited to. */
  category?: CategoryName | undefined;
  /** The choice of a category above the list. */
  filter: CategoryFilterProps;
  /** Shown in place of the list. */
  instead?: ReactNode;
  /** The evening that is being played. */
  today: CivilDate;
  /** Opens the form for a new result. */
  onAdd: () => void;
};

const title = 'Resultados';

/** The page of the results in each state of its list. */
export function ResultsView({ onAdd, filter, instead, ...list }: ResultsViewProps) {
  if (useSettings().categories.length === 0) return <NewLeaguePage title={title} />;
  return (
    <ListFrame
      title={title}
      notice={list.isAdmin ? null : <InfoBanner noun="resultados" />}
      filter={<CategoryFilter {...filter} />}
      actions={
        list.isAdmin ? <Button onClick={() => onAdd()}>Agregar Resultado</Button> : undefined
      }
    >
      {instead ?? <ResultList {...list} isTitleHidden />}
      {instead === undefined ? <LivePill list={list} noun="resultado" /> : null}
    </ListFrame>
  );
}
