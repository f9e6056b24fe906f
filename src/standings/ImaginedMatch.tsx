import { useId } from 'react';
import { whyUncounted } from '../matches/countResult.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import { limits } from '../padel/fieldRules.ts';
import { leavesWinnerOpen, parseScore } from '../padel/score.ts';
import type { Side } from '../padel/setScore.ts';
import { absentEnds, imaginedEnd, readImaginedEnd, setChoices } from './hypotheses.ts';
import { eveningOf } from '../padel/evening.ts';
import { formatDay } from '../padel/spanishDate.ts';
import type { CivilDate } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { WholeChoice } from '../ui/form/WholeChoice.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './Hypotheses.module.css';

type ImaginedMatchProps = {
  match: UpcomingMatch;
  /** The rule of the season. */
  rule: StandingsRule;
  /** Its imagined ending; empty: none. */
  end: string;
  /** The positions of the two pairs: in the table that results, or today where no end is imagined. */
  positions: readonly [number | undefined, number | undefined];
  today: CivilDate;
  onChange: (end: string) => void;
};

const otherEnd = 'Otro final';
const sides: readonly Side[] = [1, 2];

/** One match of *¿Y si…?*: a choice of sets, the exact score, or an end without one. */
export function ImaginedMatch(props: ImaginedMatchProps) {
  const { match, rule, end, positions, today, onChange } = props;
  const id = useId();
  const { team1, team2 } = match;
  const { score, winner } = readImaginedEnd(end);
  const isAbsent = absentEnds.includes(end);
  const why = end === '' ? null : whyUncounted({ ...match, score, winner }, rule);
  const [first, second] = positions;
  const isWinnerAsked =
    !isAbsent &&
    leavesWinnerOpen(parseScore(score)) &&
    whyUncounted({ ...match, score, winner: null }, rule) !== null;
  const nameOf = (text: string) => {
    const absence = readImaginedEnd(text);
    return absence.winner === null
      ? absence.score
      : `${absence.score}: gana ${absence.winner === 1 ? team1 : team2}`;
  };
  return (
    <fieldset className={classes['match']} translate="no">
      <legend className={classes['teams']}>
        <bdi>{team1}</bdi>
        <span> – </span>
        <bdi>{team2}</bdi>
      </legend>
      <div className={classes['choices']}>
        {setChoices(rule).map((choice) => (
          <button
            key={choice.sets}
            type="button"
            className={`${controls['plain']} ${classes['choice']}`}
            aria-pressed={end === choice.score}
            aria-label={`${team1} – ${team2}: ${choice.sets}`}
            onClick={() => onChange(end === choice.score ? '' : choice.score)}
          >
            {choice.sets}
          </button>
        ))}
        <input
          className={classes['exact']}
          aria-label={`Resultado exacto de ${team1} – ${team2}`}
          aria-describedby={id}
          aria-invalid={why !== null}
          placeholder="6-4, 6-3"
          autoComplete="off"
          maxLength={limits.score}
          value={isAbsent ? '' : score}
          onChange={(event) => onChange(event.target.value)}
        />
        {isWinnerAsked
          ? sides.map((side) => (
              <button
                key={side}
                type="button"
                className={`${controls['plain']} ${classes['choice']} ${classes['winner']}`}
                aria-pressed={winner === side}
                onClick={() => onChange(imaginedEnd(score, side))}
              >
                {`Gana ${side === 1 ? team1 : team2}`}
              </button>
            ))
          : null}
        <WholeChoice text={isAbsent ? nameOf(end) : ''} className={classes['other']} isPlain>
          <select
            aria-label={`Otro final de ${team1} – ${team2}`}
            title={otherEnd}
            value={isAbsent ? end : ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            <option value="">{otherEnd}</option>
            {absentEnds.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </WholeChoice>
      </div>
      <p className={classes['outcome']}>
        <span id={id}>
          {why === null
            ? `${end === '' ? 'Hoy' : 'Quedarían'}: ${placeOf(first)} y ${placeOf(second)}`
            : isWinnerAsked
              ? 'Falta decir quién gana.'
              : 'Con este resultado no gana nadie todavía.'}
        </span>
        <span>{` · ${match.postponedAt === null ? formatDay(eveningOf(match), today) : 'A reprogramar'}`}</span>
      </p>
    </fieldset>
  );
}

function placeOf(position: number | undefined): string {
  return position === undefined ? '–' : `${position}.ª`;
}
