import type { CSSProperties, ReactNode } from 'react';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import { formatDay, formatTime } from '../padel/spanishDate.ts';
import type { Result } from '../padel/result.ts';
import type { Standing } from '../standings/standings.ts';
import type { CivilDate, CivilMoment } from '../padel/time.ts';
import { categoryTitle } from '../league/category.ts';
import { isFriendly } from '../league/season.ts';
import type { Sponsor } from '../league/league.ts';
import { pictureUrl, useSettings } from '../league/settings.ts';
import type { TvSlide } from './tvPages.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { assertNever } from '../padel/assertNever.ts';
import { Fitted } from './Fitted.tsx';
import classes from './Tv.module.css';
import { TvEnding } from './TvEnding.tsx';
import { TvScore } from './TvScore.tsx';

type TvContentProps = {
  page: TvSlide;
  /** The league's clock. */
  now: CivilMoment;
  sponsors: ReadonlyArray<Sponsor>;
  turn: number;
};

/** The number of logos that the sponsors' page shows. */
const logosOnPage = 12;

/** The title of a page of the screen. */
export function titleOf(page: TvSlide): string {
  switch (page.kind) {
    case 'results':
      return page.isToday ? 'Resultados de hoy' : 'Últimos resultados';
    case 'matches':
      return {
        tonight: 'Se juega hoy',
        next: 'Próximos partidos',
        pending: 'Pendientes de resultado',
      }[page.of];
    case 'table':
      return page.category.title;
    case 'sponsors':
      return 'Nos acompañan';
    default:
      return assertNever(page);
  }
}

/** One page of the screen. */
export function TvContent({ page, now, sponsors, turn }: TvContentProps) {
  switch (page.kind) {
    case 'results':
      return (
        <ul className={classes['results']} data-count={page.items.length}>
          {page.items.map((result) => (
            <ResultTile key={result.id} result={result} today={eveningOf(now)} />
          ))}
        </ul>
      );
    case 'matches':
      return (
        <ul className={classes['matches']} data-count={page.items.length}>
          {page.items.map((match) => (
            <MatchLine key={match.id} match={match} now={now} />
          ))}
        </ul>
      );
    case 'table':
      return (
        <Table
          rows={page.rows}
          hasDraws={page.season.rule.points.draw !== null}
          caption={`Tabla de posiciones · ${page.season.name}`}
        />
      );
    case 'sponsors': {
      const first = (turn * logosOnPage) % Math.max(1, sponsors.length);
      const turned = [...sponsors.slice(first), ...sponsors.slice(0, first)];
      return (
        <ul className={classes['sponsors']}>
          {turned.slice(0, logosOnPage).map(({ picture, name }) => (
            <li key={picture}>
              <img src={pictureUrl(picture)} alt={name} />
            </li>
          ))}
        </ul>
      );
    }
    default:
      return assertNever(page);
  }
}

function ResultTile({ result, today }: { result: Result; today: CivilDate }) {
  return (
    <li className={classes['tile']} translate="no">
      <p className={classes['category']}>
        <span>{categoryTitle(result.category, useSettings())}</span>
        <span className={classes['day']}>{formatDay(eveningOf(result), today)}</span>
        <TvEnding result={result} />
      </p>
      <TvScore result={result} />
    </li>
  );
}

function MatchLine({ match, now }: { match: UpcomingMatch; now: CivilMoment }) {
  const isTonight = eveningOf(match) === eveningOf(now);
  return (
    <li className={classes['match']} translate="no" data-today={isTonight || undefined}>
      <p className={classes['time']}>
        <span>{formatEvening(match, now)}</span>
        <time>{formatTime(match.time)}</time>
      </p>
      <Fitted className={classes['versus']}>
        <bdi>{match.team1}</bdi> <span>contra</span> <bdi>{match.team2}</bdi>
      </Fitted>
      <div className={classes['place']}>
        <strong>{`${categoryTitle(match.category, useSettings())}${isFriendly(match) ? ' · amistoso' : ''}`}</strong>
        <Fitted className={classes['location']}>
          <bdi>{match.location}</bdi>
        </Fitted>
      </div>
    </li>
  );
}

type TableStyle = CSSProperties & { '--row-height': string };

type TableProps = { rows: readonly Standing[]; hasDraws: boolean; caption: string };

function Table({ rows, hasDraws, caption }: TableProps) {
  const drawn = (row: Standing): readonly [string, ReactNode][] =>
    hasDraws ? [['PE', row.drawn]] : [];
  const numbers = (row: Standing): readonly [string, ReactNode][] => [
    ['PJ', row.played],
    ['PG', row.won],
    ...drawn(row),
    ['PP', row.lost],
    ['Sets', `${row.setsFor}-${row.setsAgainst}`],
    ['Pts', row.points],
  ];
  const style: TableStyle = { '--row-height': `min(1.9em, ${14 / rows.length}em)` };
  return (
    <table className={classes['table']} style={style} translate="no">
      <caption className={classes['caption']}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Pareja</th>
          {['PJ', 'PG', ...(hasDraws ? ['PE'] : []), 'PP', 'Sets', 'Pts'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>{row.position}</td>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <th scope="row">
              <Fitted className={classes['pair']}>
                <bdi>{row.name}</bdi>
              </Fitted>
            </th>
            {numbers(row).map(([name, value]) => (
              <td key={name}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
