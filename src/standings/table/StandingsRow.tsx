import { IconChevronDown, IconEqual } from '@tabler/icons-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CategorySlug } from '../../league/category.ts';
import type { SeasonRow } from '../seasonTable.ts';
import { describeReason, formatDifference } from '../standingsText.ts';
import { paths } from '../../league/paths.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { TableColumn } from './columns.ts';
import { FormOfFive } from './FormOfFive.tsx';
import classes from './StandingsTable.module.css';

type StandingsRowProps = {
  row: SeasonRow;
  rowKey: string;
  category: CategorySlug;
  hasBegun: boolean;
  /** The stage to which its place leads, e.g. *Cuartos de final*. */
  placeName: string | undefined;
  isOwn: boolean;
  /** Whether rows between it and the one above are left out. */
  isApart: boolean;
  /** Shown below the row while it is open; without it the row does not open. */
  detail: ReactNode | null;
  /** The columns of numbers. */
  columns: readonly TableColumn[];
  /** The number of columns. */
  width: number;
  onToggle: (() => void) | null;
};

/** One pair: its place, its name, its numbers, and what opens below. */
export function StandingsRow(props: StandingsRowProps) {
  const { row, rowKey, category, hasBegun, placeName, isOwn, isApart } = props;
  const { detail, columns, width, onToggle } = props;
  const detailId = useId();
  const isOpen = detail !== null;
  // Pairs that have not played share the last place: there is nothing to explain.
  const isExplained = onToggle !== null && hasBegun && row.played > 0;
  const reason = isExplained ? describeReason(row) : null;
  const toggleProps = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? detailId : undefined,
    onClick: onToggle ?? undefined,
  } as const;
  const onRowClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!isControl) onToggle?.();
  };
  return (
    <>
      {/* A larger target for the button at the end of the row. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tr
        className={classes['row']}
        data-key={rowKey}
        data-open={isOpen || undefined}
        data-own={isOwn || undefined}
        data-apart={isApart || undefined}
        data-place={row.place ?? undefined}
        data-gone={row.position === null || undefined}
        onClick={onRowClick}
      >
        <td className={classes['position']}>
          <span>{(hasBegun ? row.position : null) ?? '–'}</span>
          {row.position === null ? <span className={visuallyHidden}>se bajó</span> : null}
          <Movement places={row.movement} />
          {placeName === undefined ? null : (
            <span className={visuallyHidden}>{`, ${placeName}`}</span>
          )}
        </td>
        <th scope="row" className={classes['pair']}>
          <span className={classes['pairLine']}>
            <Link
              className={classes['name'] ?? ''}
              to={paths.pair(category, row.name, row.id ?? '')}
              state={row.id}
            >
              <bdi className={classes['nameText']} title={row.name}>
                {row.name}
              </bdi>
            </Link>
            {reason === null ? null : (
              <button
                {...toggleProps}
                className={`${controls['plain']} ${classes['mark']}`}
                title={reason}
                aria-label={`Empate en puntos. ${reason}`}
              >
                <IconEqual size={12} stroke={3} aria-hidden="true" />
              </button>
            )}
          </span>
        </th>
        {columns.map(({ short, isNarrow, of }) => (
          <td key={short} className={classes['number']} data-wide={!isNarrow || undefined}>
            {of(row)}
          </td>
        ))}
        <td className={classes['form']}>
          <FormOfFive form={row.form} />
        </td>
        <td className={classes['points']}>
          <span>{row.points}</span>
          {row.adjustment === 0 ? null : (
            <span className={classes['adjusted']}>
              <span aria-hidden="true">*</span>
              <span className={visuallyHidden}>
                {`, con ${formatDifference(row.adjustment)} de la organización`}
              </span>
            </span>
          )}
        </td>
        {onToggle === null ? null : (
          <td className={classes['more']}>
            <button
              {...toggleProps}
              className={`${controls['plain']} ${classes['toggle']}`}
              aria-label={`Más de ${row.name}`}
            >
              <IconChevronDown size={20} aria-hidden="true" />
            </button>
          </td>
        )}
      </tr>
      {isOpen ? (
        <tr id={detailId} className={classes['detail']}>
          <td colSpan={width}>{detail}</td>
        </tr>
      ) : null}
    </>
  );
}

/** The number of places that a pair has risen or fallen; nothing where it has kept its place. */
function Movement({ places }: { places: number | null }) {
  if (places === null || places === 0) return null;
  const isUp = places > 0;
  const count = Math.abs(places);
  return (
    <span className={classes['movement']} data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{`${isUp ? '▲' : '▼'}${count}`}</span>
      <span className={visuallyHidden}>
        {`, ${isUp ? 'subió' : 'bajó'} ${count} ${count === 1 ? 'puesto' : 'puestos'}`}
      </span>
    </span>
  );
}
