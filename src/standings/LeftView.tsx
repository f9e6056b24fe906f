import { Button, Title } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { CategoryLinks } from '../league/CategoryLinks.tsx';
import type { Category } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import type { CategorySeason } from '../league/season.ts';
import { PairLink } from '../matches/PairLink.tsx';
import { describePostponed } from '../matches/rowTexts.ts';
import { assertNever } from '../padel/assertNever.ts';
import { nameKey } from '../padel/nameKey.ts';
import { daysBetween, formatDayOfMonth, formatTime, isPast } from '../padel/spanishDate.ts';
import { compareTexts } from '../padel/spanishText.ts';
import { eveningOf, formatEvening } from '../padel/evening.ts';
import type { CivilDate, CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadingNote } from '../ui/LoadingNote.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { TableSkeleton } from '../ui/skeletons/TableSkeleton.tsx';
import controls from '../ui/theme/controls.module.css';
import { CrossTable } from './CrossTable.tsx';
import type { Left } from './crossing.ts';
import classes from './LeftView.module.css';
import { isNothingLeft } from './matchesLeft.ts';
import { openMatches } from './openMatches.ts';
import type { SeasonState } from './seasonState.ts';

type LeftViewProps = {
  /** The category. */
  category: Category;
  /** The season that is being played. */
  season: CategorySeason;
  /** Its rows, or why there are none yet. */
  state: SeasonState;
  /** Tries again to load what failed. */
  onRetry: () => void;
  /** One's own pairs, by `nameKey`: they stand first. */
  own?: ReadonlySet<string>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** Whether the administrator has signed in, who can say how often two pairs meet. */
  isAdmin?: boolean;
};

/** The matches that a category has still to play, in each of its states. */
export function LeftView(props: LeftViewProps) {
  const { category, season, state, onRetry } = props;
  return (
    <PageFrame>
      <PageTitle
        lead={
          <>
            <span>{`${season.name} · `}</span>
            <Link className={controls['link'] ?? ''} to={paths.table(category.slug)}>
              Tabla de posiciones
            </Link>
          </>
        }
      >
        {`Lo que falta de ${category.title}`}
      </PageTitle>
      <CategoryLinks addressOf={paths.left} />
      <section
        className={classes['root']}
        aria-busy={state.kind === 'loading'}
        data-rows={state.kind === 'loaded' ? 'all' : undefined}
      >
        <Content {...props} state={state} onRetry={onRetry} />
      </section>
    </PageFrame>
  );
}

function Content({ state, ...props }: LeftViewProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <LoadingNote>Cargando lo que falta…</LoadingNote>
          <TableSkeleton rows={16} />
        </>
      );
    case 'error':
      return (
        <ErrorState
          message="Error al cargar los partidos que faltan. Intenta de nuevo más tarde."
          onRetry={props.onRetry}
        />
      );
    case 'loaded':
      return <LoadedLeft {...props} state={state} />;
    default:
      return assertNever(state);
  }
}

type Loaded = Extract<SeasonState, { kind: 'loaded' }>;
const noPairs: ReadonlySet<string> = new Set();

function LoadedLeft(props: LeftViewProps & { state: Loaded }) {
  const { category, season, state, own = noPairs, now, isAdmin = false } = props;
  const { results, pairs, matches, ids } = state;
  const { legs, rule, lastDay = null } = season;
  const left = useMemo(
    () => openMatches({ results, pairs, ids, announced: matches, season }),
    [results, pairs, ids, matches, season],
  );
  const inOrder = useMemo(() => ordered(left.matches, matches), [left, matches]);
  const isOver = results.length > 0 && isNothingLeft(left, legs);
  const announced = inOrder.filter((match) => match.announced !== null);
  const isOwn = (name: string) => own.has(nameKey(name));
  const ownNames = [...new Set(inOrder.flatMap(({ team1, team2 }) => [team1, team2]))]
    .filter(isOwn)
    .sort(compareTexts);
  // No match stands twice.
  const others = inOrder.filter(({ team1, team2 }) => !isOwn(team1) && !isOwn(team2));
  const rows = { now, category, idOf: (name: string) => ids?.get(name) ?? null };
  return (
    <>
      {results.length + inOrder.length === 0 ? null : (
        <p>
          {[
            describeCounts(
              results.length,
              announced.length,
              legs === undefined ? null : inOrder.length - announced.length,
              isOver,
            ),
            lastDay === null || inOrder.length === 0
              ? []
              : describeLastDay(lastDay, eveningOf(now)),
          ]
            .flat()
            .join(' ')}
        </p>
      )}
      {legs === undefined ? (
        <p>
          <span>
            La liga no dice cuántas veces se enfrentan dos parejas: aquí están solo los partidos
            anunciados.
          </span>{' '}
          {isAdmin ? (
            <Link className={controls['link'] ?? ''} to={paths.leaguePart('temporadas')}>
              Elegir las ruedas
            </Link>
          ) : null}
        </p>
      ) : null}
      {inOrder.length > 0 ? (
        <div className={classes['parts']}>
          <CrossTable results={results} left={inOrder} rule={rule} isOwn={isOwn} {...rows} />
          <div className={classes['lists']}>
            {ownNames.map((name, index) => (
              <LeftRows
                key={nameKey(name)}
                title={name}
                matches={inOrder.filter(
                  ({ team1, team2 }) =>
                    [team1, team2].includes(name) &&
                    // That of two own pairs stands with the first of them.
                    ownNames.slice(0, index).every((each) => ![team1, team2].includes(each)),
                )}
                {...rows}
              />
            ))}
            <LeftRows
              title="Anunciados"
              matches={others.filter((match) => match.announced !== null)}
              {...rows}
            />
            <LeftRows
              title="Sin fecha"
              matches={others.filter((match) => match.announced === null)}
              {...rows}
            />
          </div>
        </div>
      ) : (
        <EmptyState
          message={isOver ? 'No falta ningún partido' : 'No hay partidos anunciados'}
          hint="Los resultados y los próximos partidos están en la página de la categoría."
        />
      )}
      {left.without.length === 0 ? null : (
        <p>
          <span>
            {legs === undefined ? 'Sin partidos: ' : 'Sin partidos (los suyos no están contados): '}
          </span>
          {left.without.map((name, index) => (
            <span key={name}>
              {index === 0 ? null : <span>, </span>}
              <PairLink id={rows.idOf(name)} category={category.name} name={name} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type LeftRowsProps = {
  title: string;
  matches: readonly Left[];
  now: CivilMoment;
  category: Category;
  idOf: (name: string) => string | null;
};

/** A league of forty pairs has hundreds: so many are shown at a time. */
const atATime = 50;

/** Matches under a heading; nothing where there are none. */
function LeftRows({ title, matches, now, category, idOf }: LeftRowsProps) {
  const id = useId();
  const [shown, setShown] = useState(atATime);
  if (matches.length === 0) return null;
  const pair = (name: string) => <PairLink id={idOf(name)} category={category.name} name={name} />;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {`${title}: ${matches.length}`}
      </Title>
      <ul className={`${controls['list']} ${classes['rows']}`} translate="no">
        {matches.slice(0, shown).map(({ team1, team2, announced }, index) => (
          // Two pairs may meet twice.
          <li key={announced?.id ?? `${team1} ${team2} ${index}`}>
            <span className={classes['teams']}>
              {pair(team1)}
              <span> – </span>
              {pair(team2)}
            </span>
            {announced === null ? null : (
              <span className={classes['when']}>{describeMoment(announced, now)}</span>
            )}
          </li>
        ))}
      </ul>
      {matches.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + atATime)}>
          {`Ver más (${matches.length - shown})`}
        </Button>
      ) : null}
    </section>
  );
}

/** What is left: what has a day first, in its order, then what was put off, then by name. */
function ordered(
  left: ReturnType<typeof openMatches>['matches'],
  announced: readonly UpcomingMatch[],
): readonly Left[] {
  const byId = new Map(announced.map((match) => [match.id, match]));
  const momentOf = (match: UpcomingMatch | null) =>
    match === null ? '~~' : match.postponedAt === null ? `${match.date} ${match.time}` : '~';
  return left
    .map(({ announcedId, ...match }) => ({
      ...match,
      announced: byId.get(announcedId ?? '') ?? null,
    }))
    .sort((one, other) => {
      const [moment, otherMoment] = [momentOf(one.announced), momentOf(other.announced)];
      if (moment !== otherMoment) return moment < otherMoment ? -1 : 1;
      return compareTexts(one.team1, other.team1) || compareTexts(one.team2, other.team2);
    });
}

/** *Hay tiempo hasta el 20 dic, quedan 23 días.* */
function describeLastDay(lastDay: CivilDate, today: CivilDate): string {
  const day = formatDayOfMonth(lastDay);
  if (lastDay < today) return `Había tiempo hasta el ${day}.`;
  const days = daysBetween(today, lastDay);
  const rest = days === 0 ? 'es hoy' : days === 1 ? 'queda 1 día' : `quedan ${days} días`;
  return `Hay tiempo hasta el ${day}, ${rest}.`;
}

function describeMoment(match: UpcomingMatch, now: CivilMoment): string {
  if (match.postponedAt !== null) return describePostponed(match);
  const { time, location } = match;
  const moment = `${formatEvening(match, now)}, ${formatTime(time)}`;
  return isPast(match, now) ? `${moment} · sin resultado` : `${moment} · ${location}`;
}

/**
 * *Hay 24 resultados y faltan 32 partidos: 5 anunciados y 27 sin fecha.*
 * @param undated `null`: nobody knows how many
 * @param isOver whether it is known that nothing is left
 */
function describeCounts(
  played: number,
  announced: number,
  undated: number | null,
  isOver: boolean,
): string {
  const stored = played === 1 ? 'Hay 1 resultado' : `Hay ${played} resultados`;
  if (undated === null) return `${stored} y ${numberOf(announced, 'partido anunciado')}.`;
  const left = announced + undated;
  if (left === 0) return isOver ? `${stored} y no falta ningún partido.` : `${stored}.`;
  const parts = [
    announced === 0 ? '' : numberOf(announced, 'anunciado'),
    undated === 0 ? '' : `${undated} sin fecha`,
  ].filter((part) => part !== '');
  return `${stored} y ${left === 1 ? 'falta' : 'faltan'} ${numberOf(left, 'partido')}: ${parts.join(' y ')}.`;
}

function numberOf(count: number, words: string): string {
  return `${count} ${count === 1 ? words : words.replaceAll(/(?= |$)/gu, 's')}`;
}
