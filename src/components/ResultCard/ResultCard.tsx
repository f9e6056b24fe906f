import { describeResult } from '../../domain/describeMatch.ts';
import type { Result } from '../../domain/result.ts';
import { parseScore } from '../../domain/score.ts';
import { formatDay } from '../../domain/spanishDate.ts';
import type { CivilDate } from '../../domain/time.ts';
import { Card, type HeadingLevel } from '../Card/Card.tsx';
import { CorrectionNote } from '../CorrectionNote/CorrectionNote.tsx';
import { DeleteButton } from '../DeleteButton/DeleteButton.tsx';
import { EditButton } from '../EditButton/EditButton.tsx';
import { PairLink } from '../PairLink/PairLink.tsx';
import { ScoreBoard } from '../ScoreBoard/ScoreBoard.tsx';
import classes from './ResultCard.module.css';

type ResultCardProps = {
  result: Result;
  /** The date on the league's clock. */
  today: CivilDate;
  headingLevel?: HeadingLevel;
  /** Whether the viewer is the administrator. */
  canDelete?: boolean;
  isDeleting?: boolean;
  /** Whether it arrived live a moment ago. */
  isNew?: boolean;
  onEdit?: (result: Result) => void;
  onDelete?: (result: Result) => void;
};

/** A result. A score that cannot be parsed is shown as typed. */
export function ResultCard(props: ResultCardProps) {
  const { result, today, canDelete = false, isDeleting = false, onEdit, onDelete, ...card } = props;
  const what = `resultado ${result.team1} contra ${result.team2}`;
  const score = parseScore(result.score);
  return (
    <Card
      {...card}
      share={{ kind: 'result', result }}
      what={what}
      description={describeResult(result)}
      category={result.category}
      aside={
        <span className={classes['aside']}>
          {score.kind === 'sets' && score.ending === 'retired' ? (
            <span className={classes['ending']}>Ret.</span>
          ) : null}
          <time dateTime={result.date}>{formatDay(result.date, today)}</time>
        </span>
      }
      remark={result.correctedAt === null ? undefined : <CorrectionNote result={result} />}
      action={
        canDelete ? (
          <>
            <EditButton what={what} onEdit={() => onEdit?.(result)} />
            <DeleteButton what={what} isDeleting={isDeleting} onDelete={() => onDelete?.(result)} />
          </>
        ) : undefined
      }
    >
      <ScoreBoard
        team1={<PairLink id={result.pair1Id} category={result.category} name={result.team1} />}
        team2={<PairLink id={result.pair2Id} category={result.category} name={result.team2} />}
        score={score}
        winner={result.winner}
      />
    </Card>
  );
}
