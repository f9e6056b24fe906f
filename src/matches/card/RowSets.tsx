import { assertNever } from '../../padel/assertNever.ts';
import { absenceWords, type Score } from '../../padel/score.ts';
import type { Side } from '../../padel/setScore.ts';
import classes from './RowSets.module.css';

const sides: readonly Side[] = [1, 2];

/** The sets of a row: three columns of fixed width, aligned over all rows of a list. */
export function RowSets({ score }: { score: Score }) {
  switch (score.kind) {
    case 'walkover':
    case 'doubleWalkover':
      return <span className={classes['walkover']}>{absenceWords[score.kind]}</span>;
    case 'unplayed':
    case 'text':
      return <span className={classes['unknown']}>–</span>;
    case 'sets':
      return (
        <span className={classes['root']}>
          {score.sets.map((set, column) =>
            sides.map((side) => {
              const isLoser = set.winner !== null && set.winner !== side;
              return (
                <span
                  // The column is the identity of a set.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={`${column} ${side}`}
                  className={classes['set']}
                  data-kind={set.kind}
                  data-side={side}
                  data-lost={isLoser || undefined}
                >
                  <span>{side === 1 ? set.team1 : set.team2}</span>
                  {isLoser && set.tieBreak !== null ? (
                    <sup className={classes['tieBreak']}>{set.tieBreak}</sup>
                  ) : null}
                </span>
              );
            }),
          )}
        </span>
      );
    default:
      return assertNever(score);
  }
}
