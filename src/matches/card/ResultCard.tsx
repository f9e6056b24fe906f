import { describeResult } from '../describeMatch.ts';
import { detailsShownIn, type Result } from '../../padel/result.ts';
import { shownResult } from '../shownResult.ts';
import { eveningOf } from '../../padel/evening.ts';
import { formatDay } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { Card, type HeadingLevel } from './Card.tsx';
import { CorrectionNote } from '../CorrectionNote.tsx';
import type { ItemProps } from '../list/listItems.ts';
import { LazyRowActions } from '../LazyRowActions.tsx';
import { PairLink } from '../PairLink.tsx';
import { ScoreBoard } from '../scoreboard/ScoreBoard.tsx';
import classes from './ResultCard.module.css';
import { useSettings } from '../../league/settings.ts';

type ResultCardProps = ItemProps<Result> & {
  /** The result that is shown. */
  result: Result;
  /** The evening that is being played. */
  today: CivilDate;
  /** The level of the card’s heading. */
  headingLevel?: HeadingLevel;
};

/**
 * A result. A score that cannot be parsed is shown as typed.
 *
 * - **When:** On the home page.
 * - **When not:** In lists by day: ResultRow in a MatchRow.
 * - **Keyboard:** Category, pairs and actions are stops of their own.
 * - **Screen reader:** One sentence from the winner’s side; the picture is hidden.
 */
export function ResultCard(props: ResultCardProps) {
  const league = useSettings();
  const { result, today, isAdmin = false, isDeleting = false, onEdit, onDelete, ...card } = props;
  const what = `resultado ${result.team1} contra ${result.team2}`;
  const { score, winner, status } = shownResult(result, league);
  const details = detailsShownIn('card', result).join(' · ');
  return (
    <Card
      {...card}
      share={{ kind: 'result', result }}
      what={what}
      description={describeResult(result, league)}
      category={result.category}
      aside={
        <span className={classes['aside']}>
          {status === undefined ? null : <span className={classes['ending']}>{status}</span>}
          <time dateTime={result.date}>{formatDay(eveningOf(result), today)}</time>
        </span>
      }
      remark={result.correctedAt === null ? undefined : <CorrectionNote result={result} />}
      action={
        isAdmin ? (
          <LazyRowActions
            share={{ kind: 'result', result }}
            what={what}
            isDeleting={isDeleting}
            onEdit={() => onEdit?.(result)}
            onDelete={() => onDelete?.(result)}
          />
        ) : undefined
      }
    >
      <ScoreBoard
        team1={<PairLink id={result.pair1Id} category={result.category} name={result.team1} />}
        team2={<PairLink id={result.pair2Id} category={result.category} name={result.team2} />}
        score={score}
        winner={winner}
      />
      {details === '' ? null : (
        <bdi className={classes['details']} aria-hidden="true">
          {details}
        </bdi>
      )}
    </Card>
  );
}
