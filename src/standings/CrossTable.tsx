import { useMemo } from 'react';
import type { Category } from '../league/category.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { PairLink } from '../matches/PairLink.tsx';
import { assertNever } from '../padel/assertNever.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { Result } from '../padel/result.ts';
import { formatDayOfMonth } from '../padel/spanishDate.ts';
import { compareTexts } from '../padel/spanishText.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import classes from './CrossTable.module.css';
import { crossing, type Left, type Meeting } from './crossing.ts';

type CrossTableProps = {
  category: Category;
  results: ReadonlyArray<Result>;
  left: ReadonlyArray<Left>;
  rule: StandingsRule;
  /** One's own pairs stand first. */
  isOwn: (name: string) => boolean;
  /** The pair's id; `null` where it is not known. */
  idOf: (name: string) => string | null;
};

/** More pairs are not read in a table. */
const mostPairs = 20;

/**
 * Each pair against each: played, announced for a day, or open. From a tablet's width on. Mantine's Table, used by
 * three pages, would be a file whose name each first load has.
 *
 * - **When:** Above the matches that a category has left.
 * - **Keyboard:** A stop of its own, to scroll it; each name is a link.
 * - **Screen reader:** A table whose rows and columns are the pairs.
 */
export function CrossTable({ category, results, left, rule, isOwn, idOf }: CrossTableProps) {
  const meetings = useMemo(() => crossing(results, left, rule), [results, left, rule]);
  const named = new Map(
    [...results, ...left].flatMap(({ team1, team2 }) =>
      [team1, team2].map((name) => [nameKey(name), name] as const),
    ),
  );
  const pairs = [...named.values()].sort(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || compareTexts(one, other),
  );
  if (pairs.length < 3 || pairs.length > mostPairs) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={classes['root']} aria-label="Todos contra todos" tabIndex={0}>
      <table className={classes['table']} translate="no">
        <caption translate="yes">
          Cada fila contra cada columna: los sets, el día, o «–» si no tiene fecha.
        </caption>
        <thead>
          <tr>
            <th scope="col">Pareja</th>
            {pairs.map((name, index) => (
              <th key={name} scope="col">
                <abbr title={name}>{index + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((name, index) => (
            <tr key={name}>
              <th scope="row">
                <span className={classes['pair']}>
                  <span>{`${index + 1} `}</span>
                  <PairLink id={idOf(name)} category={category.name} name={name} />
                </span>
              </th>
              {pairs.map((other) => {
                const cells = meetings.get(nameKey(name))?.get(nameKey(other)) ?? [];
                return (
                  <td key={other} className={name === other ? classes['self'] : undefined}>
                    {cells.map((meeting, place) => (
                      // The order of the meetings of two pairs is their identity.
                      // oxlint-disable-next-line react/no-array-index-key
                      <Cell key={place} {...meeting} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell(meeting: Meeting) {
  switch (meeting.kind) {
    case 'played':
      return (
        <span className={classes['cell']} data-kind={meeting.isWon ? 'won' : undefined}>
          {meeting.text}
        </span>
      );
    case 'dated':
      return (
        <span className={classes['cell']} data-kind="dated">
          {formatDayOfMonth(meeting.date)}
        </span>
      );
    case 'open':
      return (
        <span className={classes['cell']}>
          <span aria-hidden="true">–</span>
          <span className={visuallyHidden}>Sin fecha</span>
        </span>
      );
    default:
      return assertNever(meeting);
  }
}
