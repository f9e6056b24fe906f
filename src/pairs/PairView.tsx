import '@mantine/core/styles/Stack.layer.css';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import { MatchList } from '../matches/list/MatchList.tsx';
import { NextMatchPanel } from './NextMatchPanel.tsx';
import { NoticeButton, type NoticeState } from './NoticeButton.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PairRecord } from './PairRecord.tsx';
import { ShareButton } from '../matches/ShareButton.tsx';
import { StarButton } from './StarButton.tsx';
import type { Category } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { formatDayOfMonth, formatOfDay, formatTime, isPast } from '../padel/spanishDate.ts';
import { eveningOf } from '../padel/evening.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import { rivalOf } from '../matches/pairMatches.ts';
import { describePostponed } from '../matches/rowTexts.ts';
import { LivePill } from '../matches/list/LivePill.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { itemsOf, type ListState } from '../live/listState.ts';
import type { List } from '../live/useList.ts';
import type { EditableList } from '../matches/list/useListSection.ts';
import { PairResults } from './PairResults.tsx';
import { PairSkeleton } from './PairStates.tsx';
import type { SeasonRecord } from './seasonRecord.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './PairView.module.css';

type PairViewProps = {
  /** The pair that the page is about. */
  pair: Pair;
  /** Other pairs whose names differ only in signs; the administrator can merge them. */
  namesakes?: ReadonlyArray<Pair>;
  /** The path of the page, which is shared. */
  address?: string;
  /** The category of the pair. */
  category: Category;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** All of the pair's. */
  results: EditableList<Result>;
  /** The pair’s upcoming matches, the next one first. */
  matches: EditableList<UpcomingMatch>;
  /** The pair’s matches that are over and have no result yet, the latest first. */
  pending?: ListState<UpcomingMatch>;
  /** The pair’s matches that were put off. */
  postponed?: List<UpcomingMatch>;
  /** `null`: none has begun. */
  season: PairSeason | null;
  /** The slug of the rival whose meetings are shown; `null`: all. */
  rival: string | null;
  /** Limits the results to those against a rival by its slug, `null` for all of them. */
  onRival: (slug: string | null) => void;
  isStarred: boolean;
  /** Whether the browser has taken the star; by itself it has. */
  isStarStored?: boolean;
  /** Stars the pair or takes the star away. */
  onStar: () => void;
  /** The notifications: on, off, refused or not supported. */
  notices: NoticeState;
  /** Turns the notifications on or off. */
  onNotices: () => void;
  /** The administrator's buttons for its points. */
  actions?: ReactNode;
  /** The ways to have its matches in a calendar. */
  calendar: ReactNode;
  /** The address at which a map shows the place of a match. */
  mapOf: (location: string) => string;
};

const unstoredStar = 'La estrella vale solo por esta visita: el navegador no la pudo guardar.';

/** A season, and what the pair has done in it. */
export type PairSeason = { name: string } & (
  { kind: 'loading' } | { kind: 'error' } | { kind: 'loaded'; record: SeasonRecord | null }
);

/** A pair: its next match, its season, its results and its meetings with a rival. */
export function PairView(props: PairViewProps) {
  const { pair, namesakes = [], address, category, isStarred, onStar } = props;
  return (
    <PageFrame>
      <div>
        <PageTitle
          {...(pair.players === null ? {} : { lead: <span translate="no">{pair.players}</span> })}
          actions={
            <>
              <StarButton isStarred={isStarred} onToggle={onStar} />
              <ShareButton
                share={{
                  kind: 'pair',
                  name: pair.name,
                  category: category.name,
                  ...(address === undefined ? {} : { address }),
                }}
                what={`la pareja ${pair.name}`}
              />
            </>
          }
        >
          <span translate="no">{pair.name}</span>
        </PageTitle>
        <Link className={controls['link'] ?? ''} to={paths.category(category.slug)}>
          {category.title}
        </Link>
        {earlierLines(pair).map((line) => (
          <p key={line} className={classes['tally']} translate="no">
            {line}
          </p>
        ))}
        <output className={classes['tally']}>
          {isStarred && props.isStarStored === false ? unstoredStar : null}
        </output>
        {namesakes.map(({ id, name }) => (
          <p key={id} className={classes['tally']}>
            <span>Otra pareja de la categoría tiene casi el mismo nombre:</span>{' '}
            <Link to={paths.pair(category.slug, name, id)} state={id}>
              <bdi>{name}</bdi>
            </Link>
          </p>
        ))}
      </div>
      <PairContent {...props} />
      <LivePill list={props.results} noun="resultado" />
    </PageFrame>
  );
}

/** Who played before: *Antes del 12 abr: Ana Uno / Eva Dos*. */
function earlierLines({ lines = [] }: Pair): string[] {
  return lines.slice(0, -1).map(({ players }, index) => {
    const until = lines[index + 1]?.from ?? '';
    return `Antes del ${formatDayOfMonth(until)}: ${players}`;
  });
}

function PairContent(props: PairViewProps) {
  const { pair, category, now, results, matches, season, mapOf } = props;
  if (results.state.kind === 'error' && matches.state.kind === 'error') {
    return (
      <ErrorState
        message="Error al cargar los datos de la pareja. Intenta de nuevo más tarde."
        onRetry={() => {
          results.onRetry();
          matches.onRetry();
        }}
      />
    );
  }
  if ([results.state, matches.state, season].some((state) => state?.kind === 'loading')) {
    return <PairSkeleton />;
  }
  const all = itemsOf(results.state);
  const toCome = itemsOf(matches.state).filter((match) => !isPast(match, now));
  const begun = itemsOf(matches.state).filter((match) => isPast(match, now));
  const pending = props.pending === undefined ? [] : itemsOf(props.pending);
  const postponed = props.postponed === undefined ? [] : itemsOf(props.postponed.state);
  const [next] = toCome;
  const hasList = matches.state.kind === 'error' || matches.isAdmin || toCome.length > 1;
  return (
    <div className={classes['columns']}>
      <Stack gap={24} miw={0}>
        {matches.state.kind === 'error' ? null : (
          <section data-rows>
            <Title order={2} mb={8}>
              Próximo partido
            </Title>
            {next === undefined ? null : (
              <NextMatchPanel
                match={next}
                pair={pair}
                today={eveningOf(now)}
                map={mapOf(next.location)}
              />
            )}
            {begun.map((match) => (
              <p key={match.id} className={classes['tally']}>
                {`El partido ${whichOf(match)} empezó a las ${formatTime(match.time)}.`}
              </p>
            ))}
            {pending.map((match) => (
              <p key={match.id} className={classes['tally']}>
                {`Pendiente de resultado: el partido ${whichOf(match)}.`}
              </p>
            ))}
            {postponed.map((match) => (
              <p key={match.id} className={classes['tally']}>
                {`${describePostponed(match)}, contra ${rivalOf(match, pair)}.`}
              </p>
            ))}
            {next === undefined ? (
              <p className={classes['tally']}>
                {begun.length + pending.length + postponed.length === 0
                  ? 'Todavía no tiene un próximo partido anunciado.'
                  : 'No hay otro partido anunciado.'}
              </p>
            ) : null}
            <Link className={controls['link'] ?? ''} to={paths.left(category.slug)}>
              Lo que falta jugar
            </Link>
          </section>
        )}
        {season === null ? null : (
          <section data-rows="all">
            <Title order={2} mb={8}>
              {season.name}
            </Title>
            <PairRecord
              record={season.kind === 'loaded' ? season.record : null}
              inTable={paths.tableRow(category.slug, pair.name, pair.id)}
              today={eveningOf(now)}
            />
            {props.actions}
          </section>
        )}
        <NoticeButton state={props.notices} onToggle={props.onNotices} />
        {props.calendar}
      </Stack>
      <Stack gap={24} miw={0}>
        {results.state.kind === 'loaded' && all.length === 0 ? (
          <section>
            <Title order={2} mb={8}>
              Resultados
            </Title>
            <EmptyState
              message="No hay resultados disponibles"
              hint="Su primer resultado aparece aquí en cuanto se carga."
            />
          </section>
        ) : (
          <PairResults {...props} all={all} />
        )}
        {hasList ? (
          <MatchList
            {...matches}
            category={pair.category}
            pair={pair.name}
            now={now}
            postponed={props.postponed}
          />
        ) : null}
      </Stack>
    </div>
  );
  function whichOf(match: UpcomingMatch): string {
    return `${formatOfDay(eveningOf(match), eveningOf(now))} contra ${rivalOf(match, pair)}`;
  }
}
