import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../utils/Link.tsx';
import { MatchList } from '../../components/MatchList/MatchList.tsx';
import { NextMatchPanel } from '../../components/NextMatchPanel/NextMatchPanel.tsx';
import { NoticeButton, type NoticeState } from '../../components/NoticeButton/NoticeButton.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PairRecord } from '../../components/PairRecord/PairRecord.tsx';
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx';
import { StarButton } from '../../components/StarButton/StarButton.tsx';
import type { Category } from '../../domain/category.ts';
import type { Pair } from '../../domain/pair.ts';
import { formOf } from '../../domain/pairMatches.ts';
import type { Result } from '../../domain/result.ts';
import { isPast } from '../../domain/spanishDate.ts';
import type { Standing } from '../../domain/standings.ts';
import type { CivilMoment } from '../../domain/time.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import { paths } from '../../paths.ts';
import { CalendarSlot } from '../shared/CalendarSlot.tsx';
import { LivePill } from '../shared/LivePill.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { loadedItems, type PendingUpdates, type SectionView } from '../shared/useListSection.ts';
import { PairResults } from './PairResults.tsx';
import { PairSkeleton } from './PairStates.tsx';
import classes from './PairView.module.css';

type PairViewProps = {
  pair: Pair;
  category: Category;
  now: CivilMoment;
  /** All of the pair's. */
  results: SectionView<Result>;
  matches: SectionView<UpcomingMatch>;
  /** `null`: no season has begun; no `standing`: the table is not loaded. */
  season: { name: string; standing: Standing<unknown> | null } | null;
  /** The slug of the rival whose meetings are shown; `null`: all. */
  rival: string | null;
  onRival: (slug: string | null) => void;
  isStarred: boolean;
  onStar: () => void;
  notices: NoticeState;
  onNotices: () => void;
  /** The address of its calendar. */
  calendar: string;
  /** Where a map shows the place of a match. */
  mapOf: (location: string) => string;
  held?: PendingUpdates;
};

/** A pair: its next match, its season, its results and its meetings with a rival. */
export function PairView(props: PairViewProps) {
  const { pair, category, isStarred, onStar } = props;
  return (
    <PageFrame>
      <div className={classes['head']}>
        <PageTitle
          {...(pair.players === null ? {} : { lead: pair.players })}
          actions={
            <>
              <StarButton isStarred={isStarred} onToggle={onStar} />
              <ShareButton
                share={{ kind: 'pair', name: pair.name, category: category.name }}
                what={`la pareja ${pair.name}`}
              />
            </>
          }
        >
          {pair.name}
        </PageTitle>
        <Link className={classes['link'] ?? ''} to={paths.category(category.slug)}>
          {category.name}
        </Link>
      </div>
      <PairContent {...props} />
      <LivePill held={props.held} noun="resultado" />
    </PageFrame>
  );
}

function PairContent(props: PairViewProps) {
  const { pair, now, results, matches, season, mapOf } = props;
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
  if (results.state.kind === 'loading' || matches.state.kind === 'loading') return <PairSkeleton />;
  const all = loadedItems(results);
  const toCome = loadedItems(matches).filter((match) => !isPast(match, now));
  const [next] = toCome;
  const hasList = matches.state.kind === 'error' || matches.canDelete || toCome.length > 1;
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        {matches.state.kind === 'error' ? null : (
          <section>
            <h2 className={classes['title']}>Próximo partido</h2>
            {next === undefined ? (
              <p className={classes['none']}>Todavía no tiene un próximo partido anunciado.</p>
            ) : (
              <NextMatchPanel
                match={next}
                pair={pair}
                today={now.date}
                map={mapOf(next.location)}
              />
            )}
          </section>
        )}
        {season === null ? null : (
          <section>
            <h2 className={classes['title']}>{season.name}</h2>
            <PairRecord standing={season.standing} form={formOf(all, pair)} today={now.date} />
          </section>
        )}
        <NoticeButton state={props.notices} onToggle={props.onNotices} />
        <CalendarSlot address={props.calendar} of={pair.name} />
      </div>
      <div className={classes['column']}>
        {results.state.kind === 'loaded' && all.length === 0 ? (
          <section>
            <h2 className={classes['title']}>Resultados</h2>
            <EmptyState
              message="No hay resultados disponibles"
              hint="Cuando termine su primer partido, el resultado aparecerá aquí."
            />
          </section>
        ) : (
          <PairResults {...props} all={all} />
        )}
        {hasList ? <MatchList {...matches} category={pair.category} now={now} /> : null}
      </div>
    </div>
  );
}
