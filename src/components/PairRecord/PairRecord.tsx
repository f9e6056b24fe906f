import { formatDay } from '../../domain/spanishDate.ts';
import { describeResult } from '../../domain/describeMatch.ts';
import type { FormEntry } from '../../domain/pairMatches.ts';
import type { Standing } from '../../domain/standings.ts';
import type { CivilDate } from '../../domain/time.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './PairRecord.module.css';

type PairRecordProps = {
  /** The pair's row of the table; `null` while the table is not loaded. */
  standing: Omit<Standing<unknown>, 'reason'> | null;
  /** The last matches, the latest last. */
  form: readonly FormEntry[];
  today: CivilDate;
};

/** What a pair has done in a season: its row of the table, and the form of its last five matches. */
export function PairRecord({ standing, form, today }: PairRecordProps) {
  const figure = (number: number | undefined) => (number === undefined ? '–' : String(number));
  const ratio = (own: number | undefined, others: number | undefined) =>
    own === undefined || others === undefined ? '–' : `${own}-${others}`;
  const figures = [
    ['Posición', standing === null ? '–' : `${standing.position}.ª`],
    ['Puntos', figure(standing?.points)],
    ['Jugados', figure(standing?.played)],
    ['Ganados', figure(standing?.won)],
    ['Perdidos', figure(standing?.lost)],
    ['Sets', ratio(standing?.setsFor, standing?.setsAgainst)],
    ['Games', ratio(standing?.gamesFor, standing?.gamesAgainst)],
  ] as const;
  return (
    <div className={classes['root']}>
      <dl className={classes['figures']}>
        {figures.map(([name, value]) => (
          <div key={name} className={classes['figure']}>
            <dt className={classes['name']}>{name}</dt>
            <dd className={classes['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      {form.length === 0 ? null : <Form entries={form} today={today} />}
    </div>
  );
}

function Form({ entries, today }: { entries: readonly FormEntry[]; today: CivilDate }) {
  return (
    <div className={classes['form']}>
      <span className={classes['name']}>Forma</span>
      <ol className={classes['entries']}>
        {entries.map(({ result, outcome }) => (
          <li
            key={result.id}
            className={classes['entry']}
            data-outcome={outcome}
            title={`${formatDay(result.date, today)}: ${result.team1} – ${result.team2}, ${result.score}`}
          >
            <span aria-hidden="true">{outcome === 'won' ? 'G' : 'P'}</span>
            <VisuallyHidden>
              {`${outcome === 'won' ? 'Ganado' : 'Perdido'}. ${describeResult(result)}`}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
