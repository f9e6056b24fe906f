import { useId } from 'react';
import { whyUncounted } from '../matches/countResult.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { limits } from '../padel/fieldRules.ts';
import { setChoices } from './hypotheses.ts';
import { formatDay } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './Hypotheses.module.css';

type ImaginedMatchProps = {
  match: UpcomingMatch;
  /** The rule of the season. */
  rule: StandingsRule;
  /** Empty: none is imagined. */
  score: string;
  /** Where the two pairs stand: in the table that results, or today where no score is imagined. */
  positions: readonly [number | undefined, number | undefined];
  today: CivilDate;
  onChange: (score: string) => void;
};

/** One match of *¿Y si…?*: four choices of sets, or the exact score. */
export function ImaginedMatch(props: ImaginedMatchProps) {
  const { match, rule, score, positions, today, onChange } = props;
  const id = useId();
  const { team1, team2 } = match;
  const isWithoutWinner =
    score !== '' && whyUncounted({ ...match, score, winner: null }, rule) !== null;
  const [first, second] = positions;
  return (
    <fieldset className={classes['match']} translate="no">
      <legend className={classes['teams']}>
        <span className={classes['day']}>{`${formatDay(match.date, today)} `}</span>
        <bdi>{team1}</bdi>
        <span> – </span>
        <bdi>{team2}</bdi>
      </legend>
      <div className={classes['choices']}>
        {setChoices.map((choice) => (
          <button
            key={choice.sets}
            type="button"
            className={`${controls['plain']} ${classes['choice']}`}
            aria-pressed={score === choice.score}
            aria-label={`${team1} – ${team2}: ${choice.sets}`}
            onClick={() => onChange(score === choice.score ? '' : choice.score)}
          >
            {choice.sets}
          </button>
        ))}
        <input
          className={classes['exact']}
          aria-label={`Resultado exacto de ${team1} – ${team2}`}
          aria-describedby={id}
          aria-invalid={isWithoutWinner}
          placeholder="6-4, 6-3"
          autoComplete="off"
          maxLength={limits.score}
          value={score}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={id} className={classes['outcome']}>
        {isWithoutWinner
          ? 'Con este resultado no gana nadie todavía.'
          : `${score === '' ? 'Hoy' : 'Quedarían'}: ${placeOf(first)} y ${placeOf(second)}`}
      </p>
    </fieldset>
  );
}

function placeOf(position: number | undefined): string {
  return position === undefined ? '–' : `${position}.ª`;
}
