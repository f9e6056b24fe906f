import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LeagueSoon } from '../league/LeagueSoon.tsx';
import type { HeroPicture } from '../league/league.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { allItemsOf, isEmpty, itemsOf, type ListState } from '../live/listState.ts';
import { MatchCard } from '../matches/card/MatchCard.tsx';
import { itemProps, matchListTexts, resultListTexts } from '../matches/list/listItems.ts';
import { ListSection, type ListTexts } from '../matches/list/ListSection.tsx';
import type { EditableList, MatchesToSettle } from '../matches/list/useListSection.ts';
import { eveningOf, formatEvening, isTonight } from '../padel/evening.ts';
import type { Result } from '../padel/result.ts';
import {
  calendarDay,
  formatDay,
  formatDayOfMonth,
  formatTime,
  isPast,
} from '../padel/spanishDate.ts';
import type { CivilDate, CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { Link } from '../ui/Link.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { RowSkeletons } from '../ui/skeletons/RowSkeletons.tsx';
import controls from '../ui/theme/controls.module.css';
import rows from '../ui/theme/rows.module.css';
import { HeroSlider } from './HeroSlider.tsx';
import classes from './HomeView.module.css';

type HomeViewProps = {
  /** The league’s name, the title of the page. */
  leagueName: string;
  /** The name of the season that is being played. */
  season: string;
  /** The pictures at the top, in order. */
  slides: ReadonlyArray<HeroPicture>;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The latest results. */
  results: EditableList<Result>;
  /** The next matches. */
  matches: MatchesToSettle;
  /** The visitor's own pairs; height is reserved for them. */
  myPairs?: ReactNode;
  /** The leaders of the categories, and what is left; beside the lists where there is room. */
  leaders?: ReactNode;
  /** Opens the form for a new result. */
  onAddResult: () => void;
  /** Opens the form for a new match. */
  onAddMatch: () => void;
};

/** The number of each that the home page shows. */
const shown = { result: 4, match: 3 } as const;

/** The home page: the evening as a list. */
export function HomeView(props: HomeViewProps) {
  const { leagueName, season, slides, now, results, matches, onAddResult, onAddMatch } = props;
  const hasCategories = useSettings().categories.length > 0;
  const hasBegun = hasCategories && !(isEmpty(results.state) && isEmpty(matches.state));
  const today = eveningOf(now);
  return (
    <>
      <HeroSlider
        slides={slides}
        title={leagueName}
        lead={
          <>
            <span>{season}</span>
            <span>{hasBegun ? ` · ${describeTonight(matches.state, now)}` : ''}</span>
          </>
        }
      />
      <PageFrame>
        <div className={classes['root']}>
          <div className={controls['actions']} data-reserved={!results.isAdmin || undefined}>
            {hasCategories ? (
              <>
                <Button onClick={onAddResult}>Agregar Resultado</Button>
                <Button onClick={onAddMatch}>Agregar Partido</Button>
              </>
            ) : null}
            <Link to={paths.admin()}>Administración</Link>
          </div>
          {props.myPairs}
          {hasBegun ? (
            <>
              <ShortList
                of="result"
                state={results.state}
                onRetry={results.onRetry}
                title="Últimos Resultados"
                texts={resultListTexts}
                link={{ to: paths.results(), text: 'Todos los resultados' }}
                renderCard={(result, isNew) => (
                  <MatchCard
                    {...itemProps(result, isNew, results)}
                    result={result}
                    day={shortDay(eveningOf(result), today)}
                    density="roomy"
                  />
                )}
              />
              <ShortList
                of="match"
                state={matches.state}
                onRetry={matches.onRetry}
                title="Próximos Partidos"
                texts={matchListTexts}
                link={{ to: paths.upcoming(), text: 'Todos los partidos' }}
                after={<MoreTonight state={matches.state} now={now} />}
                renderCard={(match, isNew) => (
                  <MatchCard
                    {...itemProps(match, isNew, matches)}
                    match={match}
                    day={formatEvening(match, now)}
                    isToday={eveningOf(match) === today}
                    isDue={isPast(match, now)}
                    onSettle={matches.onSettle}
                    density="roomy"
                  />
                )}
              />
              <div className={classes['beside']}>{props.leaders}</div>
            </>
          ) : (
            <LeagueSoon />
          )}
        </div>
      </PageFrame>
    </>
  );
}

type ShortListProps<Item extends { id: string }> = {
  of: 'result' | 'match';
  state: ListState<Item>;
  title: string;
  texts: ListTexts;
  /** The way to all of them. */
  link: { to: string; text: string };
  after?: ReactNode;
  onRetry: () => void;
  renderCard: (item: Item, isNew: boolean) => ReactNode;
};

/** The first of a list, without headings of days. */
function ShortList<Item extends { id: string }>(props: ShortListProps<Item>) {
  const { of, link, renderCard, ...section } = props;
  const count = shown[of];
  return (
    <ListSection
      {...section}
      actions={
        <Link className={controls['link'] ?? ''} to={link.to}>
          {link.text}
        </Link>
      }
      skeleton={<RowSkeletons of={of} count={count} />}
    >
      {({ items, arrivedIds }) => (
        <ul className={rows['list']}>
          {items.slice(0, count).map((item) => (
            <li key={item.id}>{renderCard(item, arrivedIds.has(item.id))}</li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}

/** The way to tonight's matches that are not among the first ones. */
function MoreTonight({ state, now }: { state: ListState<UpcomingMatch>; now: CivilMoment }) {
  const countOf = (items: readonly UpcomingMatch[]) =>
    items.filter((match) => isTonight(match, now)).length;
  const more = countOf(allItemsOf(state)) - countOf(itemsOf(state).slice(0, shown.match));
  return more === 0 ? null : (
    <Link className={controls['link'] ?? ''} to={paths.upcoming()}>
      {`y ${more} más hoy`}
    </Link>
  );
}

/** What is on tonight, or else when: *hoy 2 partidos*. */
function describeTonight(state: ListState<UpcomingMatch>, now: CivilMoment): string {
  // A page that is read on other days has no day of its own.
  if (state.kind !== 'loaded' || calendarDay(now.date) === null) return 'resultados y partidos';
  const count = state.allItems.filter((match) => isTonight(match, now)).length;
  if (count > 0) return `hoy ${count} ${count === 1 ? 'partido' : 'partidos'}`;
  const next = state.allItems.find((match) => !isPast(match, now));
  if (next === undefined) return 'hoy sin partidos';
  return `próximo: ${formatEvening(next, now).toLocaleLowerCase('es')}, ${formatTime(next.time)}`;
}

/** A day as narrow as the first column: *Ayer*, *28 nov*. */
function shortDay(date: CivilDate, today: CivilDate): string {
  const day = formatDay(date, today);
  return day.includes(' ') ? formatDayOfMonth(date) : day;
}
