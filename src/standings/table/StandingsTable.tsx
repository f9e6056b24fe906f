import { Fragment, useRef, useState, type ReactNode } from 'react';
import type { CategorySlug } from '../../league/category.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { NamedPlaces } from '../../league/season.ts';
import type { SeasonRow } from '../seasonTable.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { columnsFor } from './columns.ts';
import { StandingsRow } from './StandingsRow.tsx';
import classes from './StandingsTable.module.css';
import { useRowMotion } from './useRowMotion.ts';

type StandingsTableProps = {
  /** Names the table, for screen readers. */
  caption: string;
  /** The category, as in its address. */
  category: CategorySlug;
  /** The pairs in the order of their places. */
  rows: ReadonlyArray<SeasonRow>;
  /** The whole table, where `rows` are an excerpt: a line shows where rows between two are left out. */
  excerptOf?: ReadonlyArray<SeasonRow>;
  /** Whether a match has been played; before that places say nothing. */
  hasBegun: boolean;
  /** Whether a match can end in a draw: a column says how many did. */
  hasDraws?: boolean;
  /** The places at the top that qualify. */
  qualified?: NamedPlaces | undefined;
  /** The places at the bottom that are relegated. */
  relegated?: NamedPlaces | undefined;
  /** One's own pairs, by `nameKey`. */
  own?: ReadonlySet<string>;
  /** The content of an opened row; without it rows do not open and have the columns of a phone. */
  renderDetail?: (row: SeasonRow) => ReactNode;
};

/**
 * Standings, as a table.
 *
 * - **When:** On its page and on that of the category.
 * - **When not:** For the first of each: LeadersList.
 * - **Keyboard:** Each pair is a link, and a button opens its results. The table scrolls by arrows
 *   when it has the focus.
 * - **Screen reader:** A table with a caption and headings; what a place means stands in its row.
 */
export function StandingsTable(props: StandingsTableProps) {
  const { caption, category, rows, excerptOf = rows, hasBegun, own, renderDetail } = props;
  const { hasDraws = false } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useRowMotion(body);
  const columns = columnsFor(hasDraws);
  const width = columns.length + (renderDetail === undefined ? 4 : 5);
  const nameOf = { qualified: props.qualified?.name, relegated: props.relegated?.name };
  return (
    <div className={classes['root']} translate="no">
      <div className={classes['scroller']}>
        <table className={classes['table']} data-compact={renderDetail === undefined || undefined}>
          <caption className={visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes['position']}>
                <abbr title="Posición">#</abbr>
              </th>
              <th scope="col" className={classes['pair']}>
                Pareja
              </th>
              {columns.map(({ short, name, isNarrow }) => (
                <th
                  key={short}
                  scope="col"
                  className={classes['number']}
                  data-wide={!isNarrow || undefined}
                >
                  <abbr title={name} aria-label={name}>
                    {short}
                  </abbr>
                </th>
              ))}
              <th scope="col" className={classes['form']}>
                <abbr title="Últimos cinco partidos" aria-label="Últimos cinco partidos">
                  Forma
                </abbr>
              </th>
              <th scope="col" className={classes['points']}>
                <abbr title="Puntos" aria-label="Puntos">
                  Pts
                </abbr>
              </th>
              {renderDetail === undefined ? null : (
                <th scope="col" className={classes['more']}>
                  <span className={visuallyHidden}>Más</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => {
              const key = nameKey(row.name);
              const isOpen = key === openKey;
              const next = rows[index + 1];
              const border = next !== undefined && next.place !== row.place;
              const previous = rows[index - 1] ?? row;
              return (
                <Fragment key={key}>
                  <StandingsRow
                    row={row}
                    rowKey={key}
                    category={category}
                    hasBegun={hasBegun}
                    placeName={row.place === null ? undefined : nameOf[row.place]}
                    isOwn={own?.has(key) ?? false}
                    isApart={excerptOf.indexOf(row) > excerptOf.indexOf(previous) + 1}
                    detail={isOpen && renderDetail !== undefined ? renderDetail(row) : null}
                    columns={columns}
                    width={width}
                    onToggle={
                      renderDetail === undefined ? null : () => setOpenKey(isOpen ? null : key)
                    }
                  />
                  {border && row.place === 'qualified' ? (
                    <Boundary width={width} place="qualified" name={nameOf.qualified} />
                  ) : null}
                  {border && next.place === 'relegated' ? (
                    <Boundary width={width} place="relegated" name={nameOf.relegated} />
                  ) : null}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type BoundaryProps = {
  width: number;
  place: 'qualified' | 'relegated';
  /** Nothing in an excerpt, where the colour at a row's side is enough. */
  name: string | undefined;
};

/** The line at which the places that mean something end or begin; screen readers have it in each row. */
function Boundary({ width, place, name }: BoundaryProps) {
  if (name === undefined) return null;
  return (
    <tr aria-hidden="true" className={classes['boundary']} data-place={place}>
      <td colSpan={width}>
        <span>{`${place === 'qualified' ? '▲' : '▼'} ${name}`}</span>
      </td>
    </tr>
  );
}
