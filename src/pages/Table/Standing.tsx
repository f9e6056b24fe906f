import { memo } from 'react';
import { PairNeeds } from '../../components/PairNeeds/PairNeeds.tsx';
import { RowDetail } from '../../components/StandingsTable/RowDetail.tsx';
import { StandingsTable } from '../../components/StandingsTable/StandingsTable.tsx';
import type { Category } from '../../domain/category.ts';
import { isImagined, withoutImagined } from '../../domain/hypotheses.ts';
import type { Result } from '../../domain/result.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { seasonTable, type SeasonTable } from '../../domain/seasonTable.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { TableNews } from './TableNews.tsx';
import { TableShare } from './TableShare.tsx';
import classes from './TableView.module.css';

type StandingProps = {
  category: Category;
  season: SeasonSettings;
  /** One's own pairs, by `nameKey`. */
  own: ReadonlySet<string>;
  results: readonly Result[];
  pairs: readonly string[];
  /** Of which a result can be imagined. */
  matches: readonly UpcomingMatch[];
  imagined: readonly Result[];
  /** With the imagined results. */
  table: SeasonTable;
};

/** The table and what can be done with it; memoised: it is rendered after the choice was tapped. */
export const Standing = memo(function Standing(props: StandingProps) {
  const { category, season, own, results, pairs, matches, imagined, table } = props;
  const isHypothesis = imagined.length > 0;
  // What is shared is no hypothesis.
  const shared = isHypothesis ? seasonTable({ ...season, results, pairs }) : table;
  const open = withoutImagined(matches, imagined);
  return (
    <div className={classes['standing']}>
      <div className={classes['table']} data-hypothesis={isHypothesis || undefined}>
        <TableNews rows={table.rows} />
        <StandingsTable
          caption={`Tabla de posiciones - ${category.name}, ${season.name}${isHypothesis ? ', hipótesis' : ''}`}
          category={category.slug}
          rows={table.rows}
          hasBegun={table.hasBegun}
          qualified={season.qualified}
          relegated={season.relegated}
          own={own}
          renderDetail={(row) => (
            <RowDetail row={row} category={category.slug} isImagined={isImagined}>
              <PairNeeds
                name={row.name}
                results={[...imagined, ...results]}
                pairs={pairs}
                matches={open}
                rule={season.rule}
                qualified={season.qualified}
              />
            </RowDetail>
          )}
        />
        {isHypothesis ? <span className={classes['hypothesis']}>Hipótesis</span> : null}
      </div>
      <TableShare category={category.name} season={season.name} rows={shared.rows} />
    </div>
  );
});
