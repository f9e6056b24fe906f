import { Button } from '@mantine/core';
import { memo, useId, type ReactNode } from 'react';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import { categoryByName, type Category } from '../../league/category.ts';
import type { LeagueSettings } from '../../league/league.ts';
import { paths } from '../../league/paths.ts';
import { isAnnulled, isFriendly } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import { describeNight } from '../../padel/evening.ts';
import { detailsShownIn, type Result } from '../../padel/result.ts';
import { outcomeOf } from '../../padel/score.ts';
import type { Side } from '../../padel/setScore.ts';
import { formatTime } from '../../padel/spanishDate.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { Link } from '../../ui/Link.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { describeResult, describeUpcomingMatch } from '../describeMatch.ts';
import { LazyRowActions } from '../LazyRowActions.tsx';
import type { ItemProps } from '../list/listItems.ts';
import { useStarredPairs } from '../myPairsContext.ts';
import { useOpenMatch } from '../openMatchContext.ts';
import { outcomeLetters, type Outcome } from '../outcome.ts';
import { PairLink } from '../PairLink.tsx';
import { describePostponed } from '../rowTexts.ts';
import type { SharedMatch } from '../shareContext.ts';
import { shownResult } from '../shownResult.ts';
import arrival from '../arrival.module.css';
import classes from './MatchCard.module.css';
import { RowSets } from './RowSets.tsx';

type Place = {
  /** Default: `compact`. `roomy`: larger where the window is wide enough, as on the home page of a desktop. */
  density?: 'compact' | 'roomy';
  /** Whether the category is shown; on its own page it is not. */
  hasCategory?: boolean;
  /** Its day, where no heading says it. */
  day?: string | undefined;
};

type PlayedProps = ItemProps<Result> & {
  result: Result;
  /** The outcome for the pair whose page it stands on; in the place of the category. */
  outcome?: Outcome | null;
};

type AnnouncedProps = ItemProps<UpcomingMatch> & {
  match: UpcomingMatch;
  isToday?: boolean;
  /** Whether its hour has come: then the administrator has a button for its result. */
  isDue?: boolean;
  /** Enters its result. */
  onSettle?: ((match: UpcomingMatch) => void) | undefined;
};

type MatchCardProps = Place & (PlayedProps | AnnouncedProps);

/**
 * A match, played or announced: category, two lines of names, a board with the sets or the hour. A score that cannot be
 * parsed is shown as typed. Rendered again only when its own match changes, however many arrive around it.
 *
 * - **When:** Wherever a match is listed. A phone shows nine of them at once.
 * - **When not:** On the club’s screen; in a sentence, where the score is text, 6-4 3-6 10-8.
 * - **Keyboard:** Category, both pairs and the board are stops; the board, and a tap beside the links, open the match.
 * - **Screen reader:** An article named by one sentence: “Victoria de Los Smash ante Doble Pared
 *   por 6 a 4 y 6 a 3. Sexta Damas, …”. What is visible is hidden from screen readers.
 */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { density, hasCategory = true, day } = props;
  const league = useSettings();
  const face = 'result' in props ? faceOfResult(props, league) : faceOfMatch(props, league);
  const { outcome = null, status, note, settle } = face;
  const shown = face.share.kind === 'result' ? face.share.result : face.share.match;
  const category = categoryByName(shown.category, league);
  const tag = hasCategory ? category : undefined;
  // Without the first column all names begin at the edge: a status stands below them.
  const isBare = tag === undefined && day === undefined && outcome === null;
  const isMine = useStarredPairs().some(({ id }) => id === shown.pair1Id || id === shown.pair2Id);
  const open = useOpenMatch();
  const descriptionId = useId();
  const isGone = face.share.kind === 'result' && isAnnulled(shown, league.seasons);
  const mark = isFriendly(shown) ? 'Amistoso' : isGone && 'Anulado por baja';
  const line = [mark, note, isBare ? status : ''].filter(Boolean).join(' · ');
  return (
    <article
      id={shown.id}
      tabIndex={-1}
      translate="no"
      className={`${arrival['root']} ${classes['root']}`}
      aria-labelledby={descriptionId}
      // What the card is made of stands in attributes: older browsers have no `:has()`.
      data-new={props.isNew || undefined}
      data-of={face.share.kind}
      data-density={density}
      data-mine={isMine || undefined}
      data-action={settle !== undefined || undefined}
      data-actions={props.isAdmin || undefined}
      data-side={sideOf(tag, status ?? day, isBare)}
    >
      <span className={visuallyHidden} id={descriptionId}>
        {face.description}
      </span>
      <div className={classes['side']}>
        {tag === undefined ? null : <CategoryTag category={tag} />}
        {day === undefined ? null : (
          <span className={classes['day']} aria-hidden="true">
            {/* The weekday has a line of its own. */}
            {day.replaceAll(/ (?=\D)/gu, '\u00a0')}
          </span>
        )}
        {outcome === null ? null : (
          <span className={classes['outcome']} data-outcome={outcome} aria-hidden="true">
            {outcomeLetters[outcome]}
          </span>
        )}
        {status === undefined || isBare ? null : (
          <span className={classes['status']} aria-hidden="true">
            {status}
          </span>
        )}
      </div>
      <div className={classes['names']}>
        {face.teams.map(({ id, name, won }, index) => (
          // The two sides of a match stay in their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={classes['team']} data-outcome={won}>
            <PairLink id={id} category={shown.category} name={name} className={classes['name']} />
            {won === 'won' ? (
              <span className={classes['mark']} aria-hidden="true">
                <IconCheck size={12} stroke={4} />
              </span>
            ) : null}
            {face.isCorrected && (won === 'lost' || (won === undefined && index === 1)) ? (
              <IconHistory className={classes['corrected']} size={18} aria-hidden="true" />
            ) : null}
          </div>
        ))}
        {line === '' ? null : (
          <bdi className={classes['note']} title={line} aria-hidden="true">
            {settle !== undefined && tag !== undefined ? (
              <span className={classes['shortName']}>{`${tag.shortName} · `}</span>
            ) : null}
            {settle === undefined || face.hour === null ? null : (
              <>
                <b>{`${day === undefined ? '' : `${day}, `}${face.hour}`}</b>
                <span> · </span>
              </>
            )}
            <span>{line}</span>
          </bdi>
        )}
      </div>
      {/* The whole card, beside its links. */}
      <a
        href={`#${shown.id}`}
        className={classes['open']}
        aria-describedby={descriptionId}
        onClick={(event) => {
          // Another tab is asked for.
          if (open === null || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          open(shown.id);
        }}
      >
        <span className={visuallyHidden}>Ver el partido</span>
        {settle === undefined ? (
          <span className={classes['panel']} aria-hidden="true">
            {face.panel}
          </span>
        ) : null}
      </a>
      {settle === undefined ? null : (
        <div className={classes['action']}>
          <Button
            variant="default"
            fullWidth
            px="var(--space-6)"
            aria-label={`Cargar resultado ${settle.teams}`}
            onClick={settle.run}
          >
            Cargar
          </Button>
        </div>
      )}
      {props.isAdmin ? (
        <div className={classes['actions']}>
          <LazyRowActions
            share={face.share}
            isDeleting={props.isDeleting ?? false}
            {...face.actions}
          />
        </div>
      ) : null}
    </article>
  );
});

/** What of a match is shown, whether it was played or is announced. */
type Face = {
  share: SharedMatch;
  /** The match as one sentence, for screen readers and copied text. */
  description: string;
  teams: readonly { id: string | null; name: string; won?: 'won' | 'lost' | undefined }[];
  outcome?: Outcome | null;
  /** Below the category, or else below the names, e.g. *Ret.* */
  status?: string | undefined;
  /** The line below the names: the place of a match, a score as typed. */
  note: string;
  isCorrected?: boolean;
  /** The sets or the hour. */
  panel: ReactNode;
  /** Its hour, which stands in the note where the administrator has a button in its place. */
  hour: string | null;
  /** The administrator's way from a match that is over to its result. */
  settle?: { teams: string; run: () => void } | undefined;
  actions: {
    /** The match, in words: *resultado Los Smash contra Doble Pared*. */
    what: string;
    onSettle?: (() => void) | undefined;
    onEdit: () => void;
    onDelete: () => void;
  };
};

function faceOfResult(props: PlayedProps, league: LeagueSettings): Face {
  const { result, outcome = null, onEdit, onDelete } = props;
  const { score, winner, status, words } = shownResult(result, league);
  const note = [words ?? [], describeNight(result) ?? [], detailsShownIn('row', result)].flat();
  const isCorrected = result.correctedAt !== null;
  const team = (side: Side, id: string | null, name: string) => ({
    id,
    name,
    won: outcomeOf(side, winner),
  });
  return {
    share: { kind: 'result', result },
    description: `${describeResult(result, league)}${isCorrected ? ' Fue corregido.' : ''}`,
    teams: [team(1, result.pair1Id, result.team1), team(2, result.pair2Id, result.team2)],
    outcome,
    status,
    note: note.join(' · '),
    isCorrected,
    panel: <RowSets score={score} />,
    hour: null,
    actions: {
      what: `resultado ${result.team1} contra ${result.team2}`,
      onEdit: () => onEdit?.(result),
      onDelete: () => onDelete?.(result),
    },
  };
}

function faceOfMatch(props: AnnouncedProps, league: LeagueSettings): Face {
  const { match, isToday = false, isDue = false, isAdmin = false, onEdit, onDelete } = props;
  const { onSettle } = props;
  const run = isAdmin && onSettle !== undefined ? () => onSettle(match) : undefined;
  const teams = `${match.team1} contra ${match.team2}`;
  const isPostponed = match.postponedAt !== null;
  const hour = isPostponed ? null : formatTime(match.time);
  const night = describeNight(match);
  return {
    share: { kind: 'match', match },
    description: describeUpcomingMatch(match, league),
    teams: [
      { id: match.pair1Id, name: match.team1 },
      { id: match.pair2Id, name: match.team2 },
    ],
    note: isPostponed ? describePostponed(match) : [night ?? [], match.location].flat().join(' · '),
    panel: (
      <time
        className={classes['time']}
        data-today={(isToday && !isPostponed) || undefined}
        data-postponed={isPostponed || undefined}
      >
        {hour ?? 'Sin fecha'}
      </time>
    ),
    hour,
    settle: isDue && run !== undefined ? { teams, run } : undefined,
    actions: {
      what: `partido ${teams}`,
      onSettle: isDue ? undefined : run,
      onEdit: () => onEdit?.(match),
      onDelete: () => onDelete?.(match),
    },
  };
}

/** What stands in the first column, for the style sheet. */
function sideOf(tag: Category | undefined, more: string | undefined, isBare: boolean) {
  if (tag !== undefined) return more === undefined ? 'tag' : 'tag status';
  if (isBare) return 'empty';
  return more === undefined ? undefined : 'day';
}

function CategoryTag({ category }: { category: Category }) {
  return (
    <Link className={classes['tag'] ?? ''} to={paths.category(category.slug)}>
      <span className={classes['shortName']} aria-hidden="true">
        {category.shortName}
      </span>
      <span className={classes['longName']} aria-hidden="true">
        {category.title}
      </span>
      <span className={visuallyHidden}>{category.title}</span>
    </Link>
  );
}
