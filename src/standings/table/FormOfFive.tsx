import { outcomeLetters } from '../../matches/outcome.ts';
import type { FormMatch } from '../recentForm.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import classes from './FormOfFive.module.css';

const words = { won: 'ganó', drawn: 'empató', lost: 'perdió' } as const;

/** The last matches of a pair, the latest last, told apart by letter and not by colour alone. */
export function FormOfFive({ form }: { form: readonly FormMatch[] }) {
  if (form.length === 0) return <span className={classes['none']}>–</span>;
  return (
    <span className={classes['root']}>
      {form.map(({ id, outcome }) => (
        <span key={id} className={classes['outcome']} data-outcome={outcome} title={words[outcome]}>
          <span aria-hidden="true">{outcomeLetters[outcome]}</span>
          <span className={visuallyHidden}>{`${words[outcome]}, `}</span>
        </span>
      ))}
    </span>
  );
}
