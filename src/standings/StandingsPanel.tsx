import { memo } from 'react';
import { RowDetail } from './table/RowDetail.tsx';
import { StandingsTable } from './table/StandingsTable.tsx';
import { paths } from '../league/paths.ts';
import type { Category } from '../league/category.ts';
import { isImagined } from './hypotheses.ts';
import type { Result } from '../padel/result.ts';
import type { CategorySeason } from '../league/season.ts';
import type { SeasonTable } from './seasonTable.ts';
import { onPlaces } from './standings.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { LazyPairNeeds } from './LazyPairNeeds.tsx';
import { TableNews } from './TableNews.tsx';
import { TableShare } from './TableShare.tsx';
import classes from './TableView.module.css';

type StandingsPanelProps = {
  category: Category;
  season: CategorySeason;
  /** One's own pairs, by `nameKey`. */
  own: ReadonlySet<string>;
  results: readonly Result[];
  pairs: readonly string[];
  /** Announced matches; `null`: the season is over. */
  announced: readonly UpcomingMatch[] | null;
  imagined: readonly Result[];
  /** The table with the imagined results. */
  table: SeasonTable;
  /** The table without the imagined results, which is the one that is shared. */
  today: SeasonTable;
};

/** The table and what can be done with it; memoised: it is rendered after the choice was tapped. */
export const StandingsPanel = memo(function StandingsPanel(props: StandingsPanelProps) {
  const { category, season, own, results, pairs, announced, imagined, table, today } = props;
  const isHypothesis = imagined.length > 0;
  const hasDraws = season.rule.points.draw !== null;
  return (
    <div className={classes['standing']}>
      <div className={classes['table']} data-hypothesis={isHypothesis || undefined}>
        <TableNews rows={table.rows} isHypothesis={isHypothesis} />
        <StandingsTable
          caption={`Tabla de posiciones - ${category.title}, ${season.name}${isHypothesis ? ', hipótesis' : ''}`}
          category={category.slug}
          rows={table.rows}
          hasBegun={table.hasBegun}
          hasDraws={hasDraws}
          qualified={season.qualified}
          relegated={season.relegated}
          own={own}
          renderDetail={(row) => (
            <RowDetail
              row={row}
              category={category.slug}
              rules={paths.rules(announced === null ? season.slug : undefined, 'empates')}
              isImagined={isImagined}
              hasDraws={hasDraws}
            >
              {announced === null ? null : (
                <LazyPairNeeds
                  name={row.name}
                  results={results}
                  imagined={imagined}
                  pairs={pairs}
                  matches={announced}
                  decisions={today.decisions}
                  season={season}
                />
              )}
            </RowDetail>
          )}
        />
        {isHypothesis ? <span className={classes['hypothesis']}>Hipótesis</span> : null}
      </div>
      {today.hasBegun ? (
        <TableShare
          category={category.name}
          season={season.name}
          hasDraws={hasDraws}
          rows={onPlaces(today.rows)}
        />
      ) : null}
    </div>
  );
});
