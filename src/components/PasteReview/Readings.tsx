import { scoreOfWinner, type Reading, type ReviewItem } from '../../domain/review/reviewItem.ts';
import type { Side } from '../../domain/setScore.ts';
import controls from '../../theme/controls.module.css';
import classes from './PasteReview.module.css';

type ReadingsProps = {
  item: ReviewItem;
  readings: readonly [Reading, Reading];
  chosen: Side | null;
  onReading: (reading: Reading) => void;
};

/** Both ways in which the words can be read: one tap says which. */
export function Readings({ item, readings, chosen, onReading }: ReadingsProps) {
  return (
    <fieldset className={classes['readings']} aria-label="¿Quién ganó?">
      {readings.map((reading) => (
        <button
          key={reading.side}
          type="button"
          className={`${controls['plain']} ${classes['reading']}`}
          aria-pressed={chosen === reading.side}
          aria-keyshortcuts={String(reading.side)}
          onClick={() => onReading(reading)}
        >
          <span className={classes['winner']}>
            Ganó <bdi>{reading.side === 1 ? item.team1 : item.team2}</bdi>
          </span>
          <span className={classes['numbers']}>{scoreOfWinner(reading.score, reading.winner)}</span>
        </button>
      ))}
    </fieldset>
  );
}
