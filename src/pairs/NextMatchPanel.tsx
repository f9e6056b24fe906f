import '@mantine/core/styles/Card.layer.css';
import { Card, Group } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { describeUpcomingMatch } from '../matches/describeMatch.ts';
import type { Pair } from '../padel/pair.ts';
import { rivalOf, sideOf } from '../matches/pairMatches.ts';
import { describeNight, eveningOf } from '../padel/evening.ts';
import { formatDayHeading, formatTime } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { PairLink } from '../matches/PairLink.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import classes from './NextMatchPanel.module.css';
import { isFriendly } from '../league/season.ts';
import { useSettings } from '../league/settings.ts';

type NextMatchPanelProps = {
  /** The match that is shown. */
  match: UpcomingMatch;
  /** The pair that plays the match. */
  pair: Pick<Pair, 'id' | 'name'>;
  /** The evening that is being played. */
  today: CivilDate;
  /** The address at which a map shows the place. */
  map: string;
};

/**
 * A pair's next match: when, against whom and where, with a link to a map.
 *
 * - **When:** Once, on the page of a pair.
 * - **When not:** In a list: MatchCard. On the page of a category: NextMatch, in one line.
 * - **Keyboard:** The rival and the map are links.
 * - **Screen reader:** A region; the day is read in full.
 */
export function NextMatchPanel({ match, pair, today, map }: NextMatchPanelProps) {
  const league = useSettings();
  const rivalId = sideOf(match, pair) === 2 ? match.pair1Id : match.pair2Id;
  return (
    <Card component="article" translate="no" className={classes['root'] ?? ''} data-night>
      <h3 className={visuallyHidden}>{describeUpcomingMatch(match, league)}</h3>
      <Group
        className={classes['when'] ?? ''}
        gap="0 12px"
        align="baseline"
        justify="space-between"
        fw={700}
        aria-hidden="true"
      >
        <time dateTime={match.date} data-today={eveningOf(match) === today || undefined}>
          {describeNight(match) ?? formatDayHeading(match.date, today)}
        </time>
        <time className={classes['time']}>{formatTime(match.time)}</time>
      </Group>
      <p className={classes['rival']}>
        <span className={classes['against']}>
          {isFriendly(match) ? 'amistoso contra' : 'contra'}
        </span>
        <PairLink id={rivalId} category={match.category} name={rivalOf(match, pair)} />
      </p>
      <a className={classes['place']} href={map} target="_blank" rel="noopener noreferrer">
        <IconMapPin size={20} aria-hidden="true" />
        <bdi>{match.location}</bdi>
        <span className={classes['way']}>
          <span>Ver en el mapa</span>
          <span className={visuallyHidden}> (se abre en otra pestaña)</span>
        </span>
      </a>
    </Card>
  );
}
