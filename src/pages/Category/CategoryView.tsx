import type { ReactNode } from 'react';
import { IconExternalLink } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { CategoryLinks } from '../../components/CategoryLinks/CategoryLinks.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { MatchList } from '../../components/MatchList/MatchList.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { ResultList } from '../../components/ResultList/ResultList.tsx';
import type { CategoryName } from '../../domain/category.ts';
import type { Result } from '../../domain/result.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { CalendarSlot } from '../shared/CalendarSlot.tsx';
import { LivePill } from '../shared/LivePill.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import type {
  ListView,
  MatchesView,
  PendingUpdates,
  SectionView,
} from '../shared/useListSection.ts';
import classes from './CategoryView.module.css';
import { matchesId, NextMatch } from './NextMatch.tsx';

type CategoryViewProps = {
  category: CategoryName;
  /** The address of the category's standings. */
  spreadsheet: string;
  /** The address of its calendar. */
  calendar: string;
  now: CivilMoment;
  /** The head of its table of positions. */
  table?: ReactNode;
  /** What the visitor should know of the link that led here. */
  note?: string;
  results: SectionView<Result>;
  matches: MatchesView;
  /** Matches that are over and have no result yet. */
  pending?: ListView<UpcomingMatch>;
  pendingResults?: PendingUpdates;
  pendingMatches?: PendingUpdates;
  onAddResult: () => void;
  onAddMatch: () => void;
};

/** A category's page: link to the standings, results, matches. */
export function CategoryView(props: CategoryViewProps) {
  const { category, spreadsheet, now, results, matches, onAddResult, onAddMatch } = props;
  const hasFailed = results.state.kind === 'error' && matches.state.kind === 'error';
  const isLoading = results.state.kind === 'loading' || matches.state.kind === 'loading';
  return (
    <PageFrame>
      <PageTitle
        actions={
          <ButtonLink href={spreadsheet}>
            Ver Tabla de Posiciones
            <IconExternalLink size={18} aria-hidden />
          </ButtonLink>
        }
      >
        {category}
      </PageTitle>
      <CategoryLinks />
      {hasFailed ? (
        <ErrorState
          message="Error al cargar los datos de la categoría. Intenta de nuevo más tarde."
          onRetry={() => {
            results.onRetry();
            matches.onRetry();
          }}
        />
      ) : (
        <>
          {/* Always in the layout: nothing moves when the rows arrive. */}
          <div className={classes['line']}>
            <output>{isLoading ? `Cargando datos de ${category}...` : props.note}</output>
            {isLoading ? null : <NextMatch state={matches.state} now={now} />}
          </div>
          {props.table}
          <ResultList
            {...results}
            category={category}
            today={now.date}
            actions={
              results.canDelete ? (
                <Button onClick={() => onAddResult()}>Agregar Resultado</Button>
              ) : null
            }
          />
          {/* Loading results above would move it. */}
          {results.state.kind === 'loading' ? null : (
            <div id={matchesId}>
              <MatchList
                {...matches}
                category={category}
                now={now}
                pending={props.pending}
                actions={
                  matches.canDelete ? (
                    <Button onClick={() => onAddMatch()}>Agregar Partido</Button>
                  ) : null
                }
              />
              <CalendarSlot address={props.calendar} of={category} />
            </div>
          )}
        </>
      )}
      {(props.pendingResults?.count ?? 0) > 0 ? (
        <LivePill held={props.pendingResults} noun="resultado" />
      ) : (
        <LivePill held={props.pendingMatches} noun="partido" />
      )}
    </PageFrame>
  );
}
