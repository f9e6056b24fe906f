import type { ReactNode } from 'react';
import type { CivilDate } from '../../padel/time.ts';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';
import { DayRows, type DayItem } from '../card/DayRows.tsx';
import { ListSection, type ListSectionProps } from './ListSection.tsx';

type DayListProps<Item extends DayItem> = Omit<ListSectionProps<Item>, 'skeleton' | 'children'> & {
  of: 'result' | 'match';
  today: CivilDate;
  /** Whether days of one row each share a heading. */
  joinsDays?: boolean | undefined;
  renderRow: (item: Item, isNew: boolean, day?: string) => ReactNode;
};

/** A titled list of rows by day, in each of its states. */
export function DayList<Item extends DayItem>(props: DayListProps<Item>) {
  const { of, today, joinsDays, renderRow } = props;
  return (
    <ListSection {...props} skeleton={<RowSkeletons of={of} />}>
      {(list, isFirstRender) => (
        <DayRows
          of={of}
          list={list}
          today={today}
          isFirstRender={isFirstRender}
          joinsDays={joinsDays}
          renderRow={renderRow}
        />
      )}
    </ListSection>
  );
}
