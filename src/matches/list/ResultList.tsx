import { useCallback } from 'react';
import { categoryTitle, type CategoryName } from '../../league/category.ts';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Outcome } from '../outcome.ts';
import { MatchCard } from '../card/MatchCard.tsx';
import { DayList } from './DayList.tsx';
import { itemProps, resultListTexts, type ListProps } from './listItems.ts';
import { useSettings } from '../../league/settings.ts';

/** @property state in the order of the database: by day, the newest first */
type ResultListProps = ListProps<Result> & {
  /** The evening that is being played. */
  today: CivilDate;
  /** Appended to the title when the list is filtered by category. */
  category?: CategoryName | undefined;
  /** Instead of *Últimos Resultados*. */
  title?: string;
  /** Whether only screen readers get the title. */
  isTitleHidden?: boolean | undefined;
  /** Whether days of one row each share a heading. */
  joinsDays?: boolean | undefined;
  /** The outcome of a result for the pair whose page it is; see `MatchCard`. */
  outcomeOf?: (result: Result) => Outcome | null;
  /** Loads more rows. */
  onLoadMore?: (() => void) | undefined;
};

/**
 * The latest results, as rows by day.
 *
 * - **When:** On the results page and on that of a category.
 * - **When not:** For the few of the home page, which have no headings.
 * - **Keyboard:** Rows in order; after “Ver más” the focus is on the first new one.
 * - **Screen reader:** A heading for each day; each row is one sentence.
 */
export function ResultList(props: ResultListProps) {
  const { category, outcomeOf, isAdmin, deletingIds, onEdit, onDelete } = props;
  const hasCategory = category === undefined;
  const renderRow = useCallback(
    (result: Result, isNew: boolean, day?: string) => (
      <MatchCard
        {...itemProps(result, isNew, { isAdmin, deletingIds, onEdit, onDelete })}
        result={result}
        hasCategory={hasCategory}
        day={day}
        outcome={outcomeOf?.(result) ?? null}
      />
    ),
    [isAdmin, deletingIds, onEdit, onDelete, hasCategory, outcomeOf],
  );
  const league = useSettings();
  const title = hasCategory
    ? 'Últimos Resultados'
    : `Últimos Resultados - ${categoryTitle(category, league)}`;
  return (
    <DayList title={title} {...props} of="result" texts={resultListTexts} renderRow={renderRow} />
  );
}
