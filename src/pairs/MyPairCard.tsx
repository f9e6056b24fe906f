import '@mantine/core/styles/Card.layer.css';
import { Card, Title } from '@mantine/core';
import { IconChevronRight, IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { categoryBySlug } from '../league/category.ts';
import { itemsOf, type ListState } from '../live/listState.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { outcomeFor, rivalOf, scoreFor } from '../matches/pairMatches.ts';
import { describePostponed } from '../matches/rowTexts.ts';
import type { Result } from '../padel/result.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import { formatDay, formatTime, isPast } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import type { SeasonRow } from '../standings/seasonTable.ts';
import { FormOfFive } from '../standings/table/FormOfFive.tsx';
import { Link } from '../ui/Link.tsx';
import classes from './MyPairCard.module.css';
import { useSettings } from '../league/settings.ts';
import { seasonAt } from '../league/seasonLists.ts';

type MyPairCardProps = {
  /** The starred pair. */
  pair: MyPair;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The pair’s upcoming matches. */
  matches: ListState<UpcomingMatch>;
  /** The pair’s matches that are over and have no result yet, the latest first. */
  pending?: ListState<UpcomingMatch>;
  /** The pair’s matches that were put off; the home page has no line for them. */
  postponed?: ListState<UpcomingMatch>;
  /** The newest first. */
  results: ListState<Result>;
  /** The address at which a map shows the place of a match. */
  mapOf: (location: string) => string;
  /**
   * Its row of the table, which wide cards show beside the rest; `null`: not known, or no match has been
   * played. Without it the card is as high as the home page reserves.
   */
  row?: SeasonRow | null;
};

/**
 * A starred pair: its next match and its last result.
 *
 * - **Keyboard:** The title and the place are links.
 * - **Screen reader:** A heading with the pair’s name, then two sentences.
 */
export function MyPairCard(props: MyPairCardProps) {
  const { pair, now, matches, pending, postponed, results, mapOf, row } = props;
  const league = useSettings();
  const next =
    matches.kind === 'loaded'
      ? (matches.items.find((match) => !isPast(match, now)) ?? matches.items[0])
      : undefined;
  const last =
    results.kind === 'loaded'
      ? results.items.find(({ score }) => isPlayed(parseScore(score)))
      : undefined;
  const [waiting] = pending?.kind === 'loaded' ? pending.items : [];
  // The home page reserves no line for it: there it takes that of an older result.
  const isLast = waiting !== undefined && waiting.date >= (last?.date ?? '');
  return (
    <Card
      component="article"
      translate="no"
      className={classes['root'] ?? ''}
      data-tall={row !== undefined}
    >
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
      {row === undefined ? null : (
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
      )}
      <Line label="Próximo" text={next === undefined ? noneOf(matches, 'sin partido') : nextOf()} />
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
      {waiting !== undefined && row !== undefined ? (
        <Line label="Pendiente" text={waitingOf(waiting)} />
      ) : null}
      {waiting !== undefined && row === undefined && isLast ? (
        <Line label="Último" text={waitingOf(waiting)} />
      ) : (
        <Line
          label="Último"
          text={last === undefined ? noneOf(results, 'sin resultado') : lastOf()}
        />
      )}
    </Card>
  );

  function nextOf() {
    if (next === undefined) return '';
    const day = formatEvening(next, now);
    const rival = `contra ${rivalOf(next, pair)}`;
    return `${day} ${formatTime(next.time)} · ${rival}${isPast(next, now) ? ', ya empezó' : ''}`;
  }

  function waitingOf(match: UpcomingMatch) {
    const day = formatDay(eveningOf(match), eveningOf(now)).toLocaleLowerCase('es');
    return `contra ${rivalOf(match, pair)}, ${day}: sin resultado todavía`;
  }

  function lastOf() {
    if (last === undefined) return '';
    const outcome = outcomeFor(last, pair, seasonAt(last.date, league).rule);
    const verb =
      outcome === null ? '' : { won: 'Ganó ', drawn: 'Empató ', lost: 'Perdió ' }[outcome];
    const day = formatDay(eveningOf(last), eveningOf(now)).toLocaleLowerCase('es');
    return `${verb}${scoreFor(last, pair)} contra ${rivalOf(last, pair)}, ${day}`;
  }
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

function noneOf(state: ListState<unknown>, none: string): string {
  if (state.kind === 'error') return 'no se pudo cargar';
  return state.kind === 'loading' ? 'cargando…' : `${none} por ahora`;
}
