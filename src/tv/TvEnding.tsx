import type { Result } from '../padel/result.ts';
import { shownResult } from '../matches/shownResult.ts';
import classes from './Tv.module.css';
import { useSettings } from '../league/settings.ts';

/** Says that a match was not played to its end. */
export function TvEnding({ result }: { result: Result }) {
  const { status } = shownResult(result, useSettings());
  return status === undefined ? null : <span className={classes['ending']}>{status}</span>;
}
