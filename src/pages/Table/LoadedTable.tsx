import { useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Hypotheses } from '../../components/Hypotheses/Hypotheses.tsx';
import { PairNeeds } from '../../components/PairNeeds/PairNeeds.tsx';
import { RowDetail } from '../../components/StandingsTable/RowDetail.tsx';
import { StandingsTable } from '../../components/StandingsTable/StandingsTable.tsx';
import { TableNotes } from '../../components/TableNotes/TableNotes.tsx';
import type { Category } from '../../domain/category.ts';
import {
  formatHypotheses,
  imaginedResults,
  isImagined,
  matchesToImagine,
  parseHypotheses,
} from '../../domain/hypotheses.ts';
import type { SeasonSettings } from '../../domain/season.ts';
import { seasonTable } from '../../domain/seasonTable.ts';
import { civilMomentAt, type CivilMoment } from '../../domain/time.ts';
import { leagueClock } from '../../league/leagueClock.ts';
import type { SeasonState } from '../shared/useSeason.ts';
import { TableNews } from './TableNews.tsx';
import { TableShare } from './TableShare.tsx';
import classes from './TableView.module.css';

export type TableProps = {
  category: Category;
  season: SeasonSettings;
  /** Whether a later season has begun. */
  isOver: boolean;
  now: CivilMoment;
  /** Hypotheses as they stand in the address. */
  imagined: readonly string[];
  onImagine: (texts: readonly string[]) => void;
  /** One's own pairs, by `nameKey`. */
  own?: ReadonlySet<string>;
};

const noPairs: ReadonlySet<string> = new Set();

type LoadedTableProps = TableProps & { state: Extract<SeasonState, { kind: 'loaded' }> };

/** The table, what is said about it, and what could still happen. */
export function LoadedTable(props: LoadedTableProps) {
  const { category, season, isOver, state, now, imagined: texts, onImagine } = props;
  const { results } = state;
  // Pairs may have registered after the end of an earlier season: those that played are listed.
  const pairs = isOver ? none : state.pairs;
  const matches = useMemo(
    () => (isOver ? [] : matchesToImagine(state.matches, results)),
    [isOver, state.matches, results],
  );
  const scores = parseHypotheses(texts, matches);
  const addressed = texts.join('\n');
  const imagined = useMemo(
    () => imaginedResults(matches, parseHypotheses(addressed.split('\n'), matches)),
    [matches, addressed],
  );
  const table = useMemo(
    () => seasonTable({ ...season, results, pairs, imagined }),
    [season, results, pairs, imagined],
  );
  const standing = useMemo(
    () => (imagined.length === 0 ? table : seasonTable({ ...season, results, pairs })),
    [season, results, pairs, imagined, table],
  );
  const counted = useMemo(() => [...imagined, ...results], [imagined, results]);
  const open = matches.filter(({ id }) => !imagined.some((result) => result.id.endsWith(id)));
  if (table.rows.length === 0) {
    return (
      <EmptyState
        message="Todavía no hay parejas en esta tabla"
        hint="Aparecen con la primera pareja anotada o el primer partido anunciado."
      />
    );
  }
  const isHypothesis = imagined.length > 0;
  return (
    <div className={classes['columns']} data-wide={matches.length === 0 || undefined}>
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
            own={props.own ?? noPairs}
            renderDetail={(row) => (
              <RowDetail row={row} category={category.slug} isImagined={isImagined}>
                <PairNeeds
                  name={row.name}
                  results={counted}
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
        <TableShare category={category.name} season={season.name} rows={standing.rows} />
      </div>
      {matches.length === 0 ? null : (
        <Hypotheses
          matches={matches}
          scores={scores}
          rows={table.rows}
          today={now.date}
          onChange={(match, score) => {
            const others = [...scores].filter(([id]) => id !== match.id);
            onImagine(
              formatHypotheses(new Map(score === '' ? others : [...others, [match.id, score]])),
            );
          }}
          onClear={() => onImagine([])}
        />
      )}
      <TableNotes
        category={category.slug}
        rule={season.rule}
        changedAt={
          table.changedAt === null ? null : civilMomentAt(Date.parse(table.changedAt), leagueClock)
        }
        matchday={table.matchday}
        today={now.date}
        uncounted={table.uncounted}
      />
    </div>
  );
}

const none: readonly string[] = [];
