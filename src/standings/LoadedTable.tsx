import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Hypotheses } from './Hypotheses.tsx';
import { TableNotes } from './TableNotes.tsx';
import type { Category } from '../league/category.ts';
import {
  formatHypotheses,
  imaginedResults,
  matchesToImagine,
  parseHypotheses,
} from './hypotheses.ts';
import type { CategorySeason } from '../league/season.ts';
import { seasonTable } from './seasonTable.ts';
import { eveningOf } from '../padel/evening.ts';
import { civilMomentAt, type CivilMoment } from '../padel/time.ts';
import type { SeasonState } from './seasonState.ts';
import { StandingsPanel } from './StandingsPanel.tsx';
import classes from './TableView.module.css';
import { useSettings } from '../league/settings.ts';

export type TableProps = {
  /** The category of the table. */
  category: Category;
  /** The season with its rules. */
  season: CategorySeason;
  /** Whether a later season has begun. */
  isOver: boolean;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** Hypotheses as they stand in the address. */
  imagined: ReadonlyArray<string>;
  /** Called with the imagined scores as texts. */
  onImagine: (texts: readonly string[]) => void;
  /** One's own pairs, by `nameKey`. */
  own?: ReadonlySet<string>;
  /** The administrator's buttons for its points. */
  actions?: ReactNode;
};

const noPairs: ReadonlySet<string> = new Set();

type LoadedTableProps = TableProps & { state: Extract<SeasonState, { kind: 'loaded' }> };

/** The table, what is said about it, and what could still happen. */
export function LoadedTable(props: LoadedTableProps) {
  const { category, season, isOver, state, now, imagined: texts, onImagine } = props;
  const { results, ids } = state;
  const { clock } = useSettings();
  // Pairs may have registered after the end of an earlier season: those that played are listed.
  const pairs = isOver ? none : state.pairs;
  const matches = useMemo(
    () => (isOver ? [] : matchesToImagine(state.matches, results)),
    [isOver, state.matches, results],
  );
  const scores = parseHypotheses(texts, matches);
  // The choice that was tapped answers at once, the table with the next frame.
  const shown = useDeferredValue(texts.join('\n'));
  const imagined = useMemo(
    () => imaginedResults(matches, parseHypotheses(shown.split('\n'), matches), season.rule),
    [matches, shown, season.rule],
  );
  const today = useMemo(
    () => seasonTable({ ...season, results, pairs, ids }),
    [season, results, pairs, ids],
  );
  const table = useMemo(
    () =>
      imagined.length === 0 ? today : seasonTable({ ...season, results, pairs, ids, imagined }),
    [today, season, results, pairs, ids, imagined],
  );
  if (table.rows.length === 0) {
    return isOver ? (
      <EmptyState
        message="No hay resultados de esta temporada"
        hint="Los de ahora están en la tabla de la temporada actual."
      />
    ) : (
      <EmptyState
        message="Todavía no hay parejas en esta tabla"
        hint="Aparecen con la primera pareja anotada o el primer partido anunciado."
      />
    );
  }
  return (
    <div className={classes['columns']} data-wide={matches.length === 0 || undefined}>
      <StandingsPanel
        category={category}
        season={season}
        own={props.own ?? noPairs}
        results={results}
        pairs={pairs}
        announced={isOver ? null : state.matches}
        imagined={imagined}
        table={table}
        today={today}
      />
      {matches.length === 0 ? null : (
        <Hypotheses
          matches={matches}
          rule={season.rule}
          scores={scores}
          rows={table.rows}
          rowsToday={today.hasBegun ? today.rows : null}
          today={eveningOf(now)}
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
        ruleChangedOn={season.ruleChangedOn ?? null}
        earlierSeason={isOver ? season.slug : undefined}
        changedAt={
          table.changedAt === null ? null : civilMomentAt(Date.parse(table.changedAt), clock)
        }
        matchday={table.matchday}
        isHypothesis={imagined.length > 0}
        today={now.date}
        uncounted={table.uncounted}
        decisions={table.decisions}
        undrawn={table.undrawn}
      >
        {props.actions}
      </TableNotes>
    </div>
  );
}

const none: readonly string[] = [];
