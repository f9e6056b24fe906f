import type { TypedFields } from './draft.ts';
import { noDetails, type NewResult } from '../../padel/result.ts';
import { formatLongDate, formatTime } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { FormDescription } from './formDescription.ts';
import { resultForm, scoreField } from './resultForm.tsx';
import classes from './RowDialog.module.css';

/** The result of an announced match: all but the score is known. */
export function settleForm(match: UpcomingMatch): FormDescription<NewResult> {
  const { team1, team2, category, date, time, location } = match;
  return {
    ...resultForm,
    texts: { ...resultForm.texts, add: 'Cargar Resultado' },
    // The announced day, whatever day is typed below.
    intro: () => (
      <>
        <p className={classes['teams']}>
          <bdi>{team1}</bdi>
          <bdi>{team2}</bdi>
        </p>
        <p className={classes['when']}>
          {category} · {formatLongDate(date)}, {formatTime(time)} · <bdi>{location}</bdi>
        </p>
      </>
    ),
    lines: [[scoreField], [{ kind: 'date', name: 'date', label: 'Fecha en que se jugó' }]],
  };
}

/** The texts that the form starts with. A match announced for a later day was played today. */
export function settledFields(match: UpcomingMatch, today: CivilDate): TypedFields {
  const date = match.date > today ? today : match.date;
  return resultForm.write({ ...noDetails, ...match, date, score: '', winner: null });
}
