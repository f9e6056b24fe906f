import type { Result } from '../padel/result.ts';
import { shownResult } from '../matches/shownResult.ts';
import classes from './Tv.module.css';

/** Says that a match was not played to its end. */
export function TvEnding({ result }: { result: Result }) {
  const { status } = shownResult(result);
  return status === undefined ? null : <span className={classes['ending']}>{status}</span>;
}
