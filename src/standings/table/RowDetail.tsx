import type { ReactNode } from 'react';
import type { CategorySlug } from '../../league/category.ts';
import type { Result } from '../../padel/result.ts';
import type { SeasonRow } from '../seasonTable.ts';
import { formatDifference } from '../standingsText.ts';
import { columnsFor } from './columns.ts';
import { FormOfFive } from './FormOfFive.tsx';
import { ReasonText } from './ReasonText.tsx';
import classes from './RowDetail.module.css';

type RowDetailProps = {
  row: SeasonRow;
  category: CategorySlug;
  /** The address of how ties are separated. */
  rules: string;
  isImagined: (result: Result) => boolean;
  /** Whether a match can end in a draw. */
  hasDraws: boolean;
  /** Further content about the pair. */
  children?: ReactNode;
};

/** The content of an opened row of the table: the reason of its place, and the columns without room. */
export function RowDetail(props: RowDetailProps) {
  const { row, category, rules, isImagined, hasDraws, children } = props;
  return (
    <div className={classes['root']}>
      <ReasonText standing={row} category={category} rules={rules} isImagined={isImagined} />
      {row.position === null ? (
        <p className={classes['sentence']}>Se bajó: no ocupa un puesto.</p>
      ) : null}
      {row.adjustment === 0 ? null : (
        <p className={classes['sentence']}>
          {`Puntos de la organización: ${formatDifference(row.adjustment)}.`}
        </p>
      )}
      <dl className={classes['numbers']}>
        {columnsFor(hasDraws).map(({ short, name, isNarrow, of }) => (
          <div key={short} data-narrow={isNarrow || undefined}>
            <dt>{name}</dt>
            <dd>{of(row)}</dd>
          </div>
        ))}
        <div>
          <dt>Últimos partidos</dt>
          <dd>
            <FormOfFive form={row.form} />
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
