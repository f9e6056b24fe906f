import type { Result } from '../../domain/result.ts';
import classes from './Tv.module.css';
import { TvScore } from './TvScore.tsx';

/** A result that has just arrived, as large as the screen. */
export function TvArrival({ result }: { result: Result }) {
  return (
    <section className={classes['arrival']} aria-label="Resultado nuevo">
      <p className={classes['category']}>
        <span className={classes['new']}>Recién terminado</span>
        {result.category}
      </p>
      <div className={classes['board']}>
        <TvScore result={result} />
      </div>
    </section>
  );
}
