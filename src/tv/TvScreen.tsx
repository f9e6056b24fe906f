import type { Connection } from '../live/connection.ts';
import { eveningOf } from '../padel/evening.ts';
import { formatDay, formatLongDate } from '../padel/spanishDate.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate, CivilMoment } from '../padel/time.ts';
import { categoryTitle } from '../league/category.ts';
import type { Sponsor } from '../league/league.ts';
import { soonTexts } from '../league/soonTexts.ts';
import { pictureUrl, useSettings } from '../league/settings.ts';
import type { TvSlide } from './tvPages.ts';
import { TvContent, titleOf } from './TvContent.tsx';
import classes from './Tv.module.css';
import { TvEnding } from './TvEnding.tsx';
import { TvScore } from './TvScore.tsx';

type TvScreenProps = {
  /** The league’s name and address. */
  league: { name: string; address: string };
  /** A QR code of the address: its width in modules, and an SVG path of them; `null`: there is no address yet. */
  qr: { size: number; path: string } | null;
  /** The sponsors, in order. */
  sponsors: ReadonlyArray<Sponsor>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The state of the live connection. */
  connection: Connection;
  /** Whether nothing could be loaded yet. */
  hasFailed: boolean;
  /** Whether there is neither a match nor a result. */
  isEmpty: boolean;
  /** Parts of the address that are not understood. */
  unknown: ReadonlyArray<string>;
  /** The pages that are shown in turn. */
  pages: ReadonlyArray<TvSlide>;
  /** Counts up with every page. */
  turn: number;
  /** The time for which each page stays, s. */
  seconds: number;
  /** A result that has the screen to itself. */
  arrived: Result | null;
};

/** The number of logos that stand at the foot at once. */
const logosAtFoot = 5;

/** The club's screen: one page at a time, the clock, the sponsors, the way to the site. */
export function TvScreen(props: TvScreenProps) {
  const { league, qr, sponsors, now, pages, turn, seconds, arrived } = props;
  const index = turn % pages.length;
  const page = pages[index];
  const first = (turn * logosAtFoot) % Math.max(1, sponsors.length);
  const logos = [...sponsors.slice(first), ...sponsors.slice(0, first)].slice(0, logosAtFoot);
  return (
    <main className={classes['root']} data-mantine-color-scheme="dark">
      <header className={classes['header']}>
        <div>
          <p className={classes['league']}>
            <span>{league.name}</span>
            {props.connection.state === 'live' ? (
              <span className={classes['live']}>En vivo</span>
            ) : null}
          </p>
          <h1 className={classes['title']}>{headingOf(props, page)}</h1>
        </div>
        <div className={classes['when']}>
          <time className={classes['clock']} translate="no">
            {now.time}
          </time>
          <p className={classes['date']}>{formatLongDate(now.date)}</p>
        </div>
      </header>
      <div className={classes['stage']}>
        {arrived !== null ? (
          <TvArrival key={arrived.id} result={arrived} today={eveningOf(now)} />
        ) : page === undefined ? (
          <p className={classes['soon']}>{props.isEmpty ? soonTexts.hint : ''}</p>
        ) : (
          <div key={`${turn}`} className={classes['page']}>
            <TvContent page={page} now={now} sponsors={sponsors} turn={turn} />
          </div>
        )}
      </div>
      <footer className={classes['footer']}>
        <div className={classes['logos']}>
          {logos.map(({ picture, name }) => (
            <img key={picture} className={classes['logo']} src={pictureUrl(picture)} alt={name} />
          ))}
        </div>
        <p className={classes['note']}>{noteOf(props)}</p>
        {qr === null ? null : (
          <div className={classes['site']}>
            <p>
              <span>Toda la liga en</span>
              <br />
              <strong>{league.address}</strong>
            </p>
            <svg
              className={classes['qr']}
              viewBox={`-3 -3 ${qr.size + 6} ${qr.size + 6}`}
              aria-hidden="true"
            >
              <path d={qr.path} />
            </svg>
          </div>
        )}
      </footer>
      <div
        key={turn}
        className={classes['progress']}
        style={{ animationDuration: `${seconds}s` }}
      />
    </main>
  );
}

function headingOf({ arrived, league, isEmpty }: TvScreenProps, page: TvSlide | undefined): string {
  if (arrived !== null) return 'Resultado nuevo';
  if (page !== undefined) return titleOf(page);
  return isEmpty ? soonTexts.message : league.name;
}

function noteOf({ connection, hasFailed, unknown }: TvScreenProps): string {
  if (hasFailed)
    return 'No se pudieron cargar los resultados. Se intenta de nuevo cada 30 segundos.';
  if (connection.state === 'offline') return 'Sin conexión: se muestran los últimos datos.';
  if (unknown.length > 0)
    return `La dirección de esta pantalla nombra algo que no existe: ${unknown.join(', ')}.`;
  return '';
}

/** A result that has just arrived, as large as the screen; it may have been played days ago. */
function TvArrival({ result, today }: { result: Result; today: CivilDate }) {
  return (
    <section className={classes['arrival']} translate="no" aria-label="Resultado nuevo">
      <p className={classes['category']}>
        <span className={classes['new']}>Nuevo</span>
        <span>{categoryTitle(result.category, useSettings())}</span>
        <span className={classes['day']}>{formatDay(eveningOf(result), today)}</span>
        <TvEnding result={result} />
      </p>
      <div className={classes['board']}>
        <TvScore result={result} />
      </div>
    </section>
  );
}
