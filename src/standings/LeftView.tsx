import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
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
  /** One's own pairs, by `nameKey`: they stand first, opened. */
  own?: ReadonlySet<string>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** Whether the administrator has signed in, who can say how often two pairs meet. */
  isAdmin?: boolean;
};

/** The matches that a category has still to play, by pair, in each of its states. */
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
    () => openMatches({ results, pairs, announced: matches, legs, rule }),
    [results, pairs, matches, legs, rule],
  );
  const byPair = useMemo(() => opponentsByPair(left.matches, matches), [left, matches]);
  const isOver = results.length > 0 && isNothingLeft(left, legs);
  const announced = left.matches.filter(({ announcedId }) => announcedId !== null).length;
  const isOwn = (name: string) => own.has(nameKey(name));
  const names = [...byPair.keys()].sort(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || compareTexts(one, other),
  );
  const idOf = (name: string) => ids?.get(name) ?? null;
  return (
    <>
      {results.length + left.matches.length === 0 ? null : (
        <p>
          {[
            describeCounts(
              results.length,
              announced,
              legs === undefined ? null : left.matches.length - announced,
              isOver,
            ),
            lastDay === null || left.matches.length === 0
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
      {names.length > 0 ? (
        <div className={classes['pairs']}>
          {names.map((name) => {
            const opponents = byPair.get(name) ?? [];
            return (
              <PairLeft
                key={nameKey(name)}
                name={name}
                count={opponents.length}
                isOpenAtFirst={isOwn(name)}
              >
                {() =>
                  opponents.map(({ rival, match }, index) => (
                    // Two pairs may meet twice.
                    <li key={match?.id ?? `${rival} ${index}`}>
                      <PairLink id={idOf(rival)} category={category.name} name={rival} />
                      <span className={classes['when']}>
                        {match === null ? 'sin fecha' : describeMoment(match, now)}
                      </span>
                    </li>
                  ))
                }
              </PairLeft>
            );
          })}
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
              <PairLink id={idOf(name)} category={category.name} name={name} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type PairLeftProps = {
  name: string;
  count: number;
  isOpenAtFirst: boolean;
  /** Its matches: forty pairs have thousands, of which few are opened. */
  children: () => ReactNode;
};

/** A pair, and what it has still to play once it is opened. */
function PairLeft({ name, count, isOpenAtFirst, children }: PairLeftProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <UnstyledButton
        className={classes['pair'] ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown className={classes['chevron'] ?? ''} size={18} aria-hidden />
        <span className={classes['title']}>
          <bdi>{name}</bdi>
          <span className={classes['count']}>{`${count} por jugar`}</span>
        </span>
      </UnstyledButton>
      {isOpen ? <ul className={classes['list']}>{children()}</ul> : null}
    </div>
  );
}

type Opponent = { rival: string; match: UpcomingMatch | null };

/** Whom each pair has still to play: those with a day first, in their order, then by name. */
function opponentsByPair(
  left: ReturnType<typeof openMatches>['matches'],
  announced: readonly UpcomingMatch[],
): ReadonlyMap<string, readonly Opponent[]> {
  const byId = new Map(announced.map((match) => [match.id, match]));
  const byPair = new Map<string, Opponent[]>();
  const add = (name: string, opponent: Opponent) => {
    byPair.set(name, [...(byPair.get(name) ?? []), opponent]);
  };
  for (const { team1, team2, announcedId } of left) {
    const match = byId.get(announcedId ?? '') ?? null;
    add(team1, { rival: team2, match });
    add(team2, { rival: team1, match });
  }
  const momentOf = ({ match }: Opponent) => (match === null ? '~' : `${match.date} ${match.time}`);
  for (const opponents of byPair.values()) {
    opponents.sort((one, other) => {
      const [moment, otherMoment] = [momentOf(one), momentOf(other)];
      if (moment !== otherMoment) return moment < otherMoment ? -1 : 1;
      return compareTexts(one.rival, other.rival);
    });
  }
  return byPair;
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
