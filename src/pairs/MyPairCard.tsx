import '@mantine/core/styles/Card.layer.css';
import { Card, Title } from '@mantine/core';
import { IconChevronRight, IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { categoryBySlug } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { itemsOf, type ListState } from '../live/listState.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { rivalOf } from '../matches/pairMatches.ts';
import { describePostponed } from '../matches/rowTexts.ts';
import type { Result } from '../padel/result.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import type { SeasonRow } from '../standings/seasonTable.ts';
import { FormOfFive } from '../standings/table/FormOfFive.tsx';
import { Link } from '../ui/Link.tsx';
import classes from './MyPairCard.module.css';
import { lastLine, lastResultIn, nextLine, nextMatchIn, noneOf, waitingLine } from './pairLines.ts';

type MyPairCardProps = {
  /** The starred pair. */
  pair: MyPair;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The pair’s upcoming matches. */
  matches: ListState<UpcomingMatch>;
  /** The pair’s matches that are over and have no result yet, the latest first. */
  pending?: ListState<UpcomingMatch>;
  /** The pair’s matches that were put off. */
  postponed?: ListState<UpcomingMatch>;
  /** The newest first. */
  results: ListState<Result>;
  /** The address at which a map shows the place of a match. */
  mapOf: (location: string) => string;
  /** Its row of the table; `null`: not known, or no match has been played. */
  row: SeasonRow | null;
};

/**
 * A starred pair: its row of the table, its next match and its last result.
 *
 * - **When:** On the page of one’s pairs.
 * - **When not:** On the home page: MyPairLine.
 * - **Keyboard:** The title and the place are links.
 * - **Screen reader:** A heading with the pair’s name, then two sentences.
 */
export function MyPairCard(props: MyPairCardProps) {
  const { pair, now, matches, pending, postponed, results, mapOf, row } = props;
  const league = useSettings();
  const next = nextMatchIn(matches, now);
  const last = lastResultIn(results);
  const [waiting] = pending?.kind === 'loaded' ? pending.items : [];
  return (
    <Card component="article" translate="no" className={classes['root'] ?? ''}>
      <Title order={3} size="h4">
        <Link
          className={classes['link'] ?? ''}
          to={paths.pair(pair.category, pair.name, pair.id)}
          state={pair.id}
        >
          <IconStarFilled size={16} aria-hidden="true" />
          <bdi className={classes['name']} title={pair.name}>
            {pair.name}
          </bdi>
          <span className={classes['category']}>
            {categoryBySlug(pair.category, league)?.shortName}
          </span>
          <IconChevronRight className={classes['chevron']} size={18} aria-hidden="true" />
        </Link>
      </Title>
      <div className={`${classes['line']} ${classes['standing']}`}>
        <span className={classes['label']}>Tabla</span>
        {row === null ? (
          <span className={classes['text']}>–</span>
        ) : (
          <>
            <Link to={paths.tableRow(pair.category, pair.name, pair.id)}>
              {`${row.position === null ? '' : `${row.position}.ª · `}${row.points} pts`}
            </Link>
            <FormOfFive form={row.form} />
          </>
        )}
      </div>
      <Line
        label="Próximo"
        text={next === undefined ? noneOf(matches, 'sin partido') : nextLine(next, pair, now)}
      />
      {next === undefined ? (
        <span className={classes['place']} />
      ) : (
        <a
          className={classes['place']}
          href={mapOf(next.location)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconMapPin size={18} aria-hidden="true" />
          <bdi title={next.location}>{next.location}</bdi>
        </a>
      )}
      {postponed === undefined
        ? null
        : itemsOf(postponed).map((match) => (
            <Line
              key={match.id}
              label="Sin fecha"
              text={`${describePostponed(match)}, contra ${rivalOf(match, pair)}`}
            />
          ))}
      {waiting === undefined ? null : (
        <Line label="Pendiente" text={waitingLine(waiting, pair, now)} />
      )}
      <Line
        label="Último"
        text={
          last === undefined ? noneOf(results, 'sin resultado') : lastLine(last, pair, now, league)
        }
      />
    </Card>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <p className={classes['line']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['text']} title={text}>
        {text}
      </span>
    </p>
  );
}
