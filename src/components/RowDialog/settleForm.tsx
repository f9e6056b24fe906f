import type { TypedFields } from '../../domain/draft.ts';
import type { NewResult } from '../../domain/result.ts';
import { formatLongDate, formatTime } from '../../domain/spanishDate.ts';
import type { UpcomingMatch } from '../../domain/upcomingMatch.ts';
import type { FormDescription } from './formDescription.ts';
import { resultForm, scoreField } from './resultForm.tsx';
import classes from './RowDialog.module.css';

/** The result of an announced match: all but the score is known. */
export const settleForm: FormDescription<NewResult> = {
  ...resultForm,
  texts: { ...resultForm.texts, add: 'Cargar Resultado' },
  intro: ({ team1, team2, category, date = '', time = '', location }) => (
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

/** What the form starts with. */
export function settledFields(match: UpcomingMatch): TypedFields {
  return resultForm.write({ ...match, score: '', winner: null });
}
