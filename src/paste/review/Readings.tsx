import { UnstyledButton } from '@mantine/core';
import { isRead, scoreOfWinner, type Reading, type ReviewItem } from './reviewItem.ts';
import classes from './PasteReview.module.css';

type ReadingsProps = {
  item: ReviewItem;
  readings: readonly Reading[];
  /** Whether one of them was chosen. */
  isChosen: boolean;
  onReading: (reading: Reading) => void;
};

/** The ways in which the words can be read: one tap says which. */
export function Readings({ item, readings, isChosen, onReading }: ReadingsProps) {
  const { team1, team2, category } = item;
  const hasOthers = readings.some(
    ({ teams }) => teams !== null && (teams.team1 !== team1 || teams.team2 !== team2),
  );
  const hasCategories = readings.some(({ teams }) => teams !== null && teams.category !== category);
  return (
    <fieldset
      className={classes['readings']}
      data-open={isChosen ? undefined : true}
      aria-label={hasOthers || hasCategories ? '¿Cuál es?' : '¿Quién ganó?'}
    >
      {readings.map((reading, index) => {
        const teams = reading.teams ?? item;
        const [won, lost] =
          reading.side === 1 ? [teams.team1, teams.team2] : [teams.team2, teams.team1];
        return (
          <UnstyledButton
            key={`${teams.category} ${won} ${lost}`}
            className={classes['reading'] ?? ''}
            aria-pressed={isChosen && isRead(item, reading)}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onReading(reading)}
          >
            <span className={classes['winner']}>
              Ganó <bdi>{won}</bdi>
              {hasOthers ? (
                <>
                  {' '}
                  a <bdi>{lost}</bdi>
                </>
              ) : null}
              {hasCategories ? ` · ${teams.category}` : null}
            </span>
            <span className={classes['numbers']}>
              {scoreOfWinner(reading.score, reading.winner)}
            </span>
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
