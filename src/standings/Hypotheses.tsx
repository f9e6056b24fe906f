import { Button, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useLinkedPart } from '../ui/hooks/useLinkedPart.ts';
import type { ImaginedEnds } from './hypotheses.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { nameKey } from '../padel/nameKey.ts';
import type { SeasonRow } from './seasonTable.ts';
import { onPlaces } from './standings.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './Hypotheses.module.css';
import { ImaginedMatch } from './ImaginedMatch.tsx';

type HypothesesProps = {
  /** Announced matches without a result. */
  matches: ReadonlyArray<UpcomingMatch>;
  /** The rule of the season. */
  rule: StandingsRule;
  /** The imagined ends by the id of the match. */
  scores: ImaginedEnds;
  /** The table with the imagined results. */
  rows: ReadonlyArray<SeasonRow>;
  /** The table without the imagined results; `null` before a match counts: nobody has a place then. */
  rowsToday: ReadonlyArray<SeasonRow> | null;
  /** The civil date of today in the league’s zone. */
  today: CivilDate;
  /** Called with the imagined end of a match; an empty one: none any more. */
  onChange: (match: UpcomingMatch, end: string) => void;
  /** Removes all imagined ends. */
  onClear: () => void;
};

/**
 * The panel _¿Y si…?_: the announced matches of a category, each with an end that can be imagined.
 *
 * - **Keyboard:** Each match has its buttons; the table moves without losing the focus.
 * - **Screen reader:** A group for each match; the new place is in the table, which says that it is
 *   imagined.
 */
export function Hypotheses(props: HypothesesProps) {
  const { matches, rule, scores, rows, rowsToday, today, onChange, onClear } = props;
  const title = useLinkedPart<HTMLHeadingElement>(useLocation().hash === '#hipotesis');
  const positions = positionsOf(rows);
  const positionsToday = positionsOf(rowsToday ?? []);
  return (
    <section className={classes['root']} aria-labelledby="hipotesis">
      <div className={classes['header']}>
        <Title ref={title} order={2} id="hipotesis" tabIndex={-1}>
          ¿Y si…?
        </Title>
        {/* Always there: nothing moves under the finger that has chosen. */}
        <Button
          variant="default"
          aria-disabled={scores.size === 0}
          onClick={() => {
            if (scores.size > 0) onClear();
          }}
        >
          Quitar hipótesis
        </Button>
      </div>
      <p className={classes['intro']}>
        2-0 cuenta como 6-4, 6-4 y 2-1 como 6-4, 4-6, 10-8. El enlace incluye las hipótesis.
      </p>
      <p className={classes['head']} translate="no">
        {rows.slice(0, 5).map(({ position, name, points }) => (
          <span key={name}>
            <span>{`${position}.ª`}</span>
            <bdi>{name.replace(article, '')}</bdi>
            <span>{points}</span>
          </span>
        ))}
      </p>
      <ul className={`${controls['list']} ${classes['list']}`}>
        {matches.map((match) => {
          const shown = scores.has(match.id) ? positions : positionsToday;
          return (
            <li key={match.id}>
              <ImaginedMatch
                match={match}
                rule={rule}
                end={scores.get(match.id) ?? ''}
                positions={[shown.get(nameKey(match.team1)), shown.get(nameKey(match.team2))]}
                today={today}
                onChange={(end) => onChange(match, end)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The line of the first ones has room for the words that tell names apart. */
const article = /^(?:el|la|los|las) (?=\S)/iu;

function positionsOf(rows: readonly SeasonRow[]): ReadonlyMap<string, number> {
  return new Map(onPlaces(rows).map(({ name, position }) => [nameKey(name), position]));
}
