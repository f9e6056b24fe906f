import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '../ui/Link.tsx';
import { CategoryLinks } from '../league/CategoryLinks.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MatchList } from '../matches/list/MatchList.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ResultList } from '../matches/list/ResultList.tsx';
import { categoryTitle, type CategoryName, type CategorySlug } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { eveningOf } from '../padel/evening.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import { LivePill } from '../matches/list/LivePill.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { itemsOf, withheldCountOf } from '../live/listState.ts';
import type { List } from '../live/useList.ts';
import type { EditableList, MatchesToSettle } from '../matches/list/useListSection.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './CategoryView.module.css';
import { matchesId, NextMatch } from './NextMatch.tsx';
import { useSettings } from '../league/settings.ts';

type CategoryViewProps = {
  /** The category. */
  category: CategoryName;
  /** The category, as in its address. */
  slug: CategorySlug;
  /** The address of the category's standings on another site; empty: there are none. */
  spreadsheet: string;
  /** The ways to have its matches in a calendar. */
  calendar: ReactNode;
  /** How many matches are left. */
  left?: ReactNode;
  /** Today’s date and the time in the league’s zone. */
  now: CivilMoment;
  /** The head of its standings. */
  table?: ReactNode;
  /** A note on the link that led here. */
  note?: string;
  /** The results of the category, the newest first. */
  results: EditableList<Result>;
  /** The upcoming matches of the category, the next one first. */
  matches: MatchesToSettle;
  /** Matches that are over and have no result yet. */
  pending?: List<UpcomingMatch>;
  /** Matches that were put off. */
  postponed?: List<UpcomingMatch>;
  /** Opens the form for a new result. */
  onAddResult: () => void;
  /** Opens the form for a new match. */
  onAddMatch: () => void;
};

/** A category's page: link to the standings, results, matches. */
export function CategoryView(props: CategoryViewProps) {
  const { category, slug, spreadsheet, now, results, matches, onAddResult, onAddMatch } = props;
  const title = categoryTitle(category, useSettings());
  const pending = props.pending === undefined ? [] : itemsOf(props.pending.state);
  const hasFailed = results.state.kind === 'error' && matches.state.kind === 'error';
  const isLoading = results.state.kind === 'loading' || matches.state.kind === 'loading';
  const sheet =
    spreadsheet === '' ? null : (
      <Button
        component="a"
        className={classes['sheet'] ?? ''}
        href={spreadsheet}
        target="_blank"
        rel="noopener noreferrer"
        variant="subtle"
        rightSection={<IconExternalLink size={18} aria-hidden />}
      >
        Ver Tabla de Posiciones
      </Button>
    );
  return (
    <PageFrame>
      <PageTitle
        lead={
          <span className={controls['actions']}>
            <Link to={paths.left(slug)}>
              <span>Lo que falta </span>
              <span className={classes['count']}>{props.left}</span>
            </Link>
            <Link to={`${paths.table(slug)}#hipotesis`}>¿Y si…?</Link>
            <a href="#calendario">Calendario</a>
          </span>
        }
        actions={
          <Button component={Link} to={paths.table(slug)}>
            Tabla y desempates
          </Button>
        }
      >
        {title}
      </PageTitle>
      <CategoryLinks />
      {hasFailed ? (
        <>
          <ErrorState
            message="Error al cargar los datos de la categoría. Intenta de nuevo más tarde."
            onRetry={() => {
              results.onRetry();
              matches.onRetry();
            }}
          />
          {sheet}
        </>
      ) : (
        <div className={classes['columns']}>
          <div className={classes['beside']}>
            {/* Always in the layout: nothing moves when the rows arrive. */}
            <div className={classes['next']} data-rows>
              <output data-loading={isLoading || undefined}>
                {isLoading ? `Cargando datos de ${title}...` : props.note}
              </output>
              {isLoading ? null : (
                <NextMatch state={matches.state} now={now} pending={pending.length} />
              )}
            </div>
            <div className={classes['standings']}>
              {props.table}
              {sheet}
            </div>
          </div>
          <div className={classes['lists']}>
            <ResultList
              {...results}
              category={category}
              joinsDays
              today={eveningOf(now)}
              actions={
                <Button data-reserved={!results.isAdmin || undefined} onClick={() => onAddResult()}>
                  Agregar Resultado
                </Button>
              }
            />
            {/* Loading results above would move it. */}
            {results.state.kind === 'loading' ? null : (
              <div id={matchesId} className={classes['matches']}>
                <MatchList
                  {...matches}
                  category={category}
                  joinsDays
                  now={now}
                  pending={props.pending}
                  postponed={props.postponed}
                  actions={
                    <Button
                      data-reserved={!matches.isAdmin || undefined}
                      onClick={() => onAddMatch()}
                    >
                      Agregar Partido
                    </Button>
                  }
                />
                <div id="calendario">{props.calendar}</div>
              </div>
            )}
          </div>
        </div>
      )}
      {withheldCountOf(results.state) > 0 ? (
        <LivePill list={results} noun="resultado" />
      ) : (
        <LivePill list={matches} noun="partido" />
      )}
    </PageFrame>
  );
}
