import { isFriendly } from '../league/season.ts';
import type { Result } from '../padel/result.ts';
import { shownResult } from '../matches/shownResult.ts';
import classes from './Tv.module.css';
import { useSettings } from '../league/settings.ts';

/** Says that a match was not played to its end, or is a friendly. */
export function TvEnding({ result }: { result: Result }) {
  const { status } = shownResult(result, useSettings());
  const said = isFriendly(result) ? 'Amistoso' : status;
  return said === undefined ? null : <span className={classes['ending']}>{said}</span>;
}
