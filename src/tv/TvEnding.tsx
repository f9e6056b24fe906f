import type { Result } from '../padel/result.ts';
import { endingOf, parseScore } from '../padel/score.ts';
import classes from './Tv.module.css';

/** Says that a match was not played to its end. */
export function TvEnding({ result }: { result: Result }) {
  const ending = endingOf(parseScore(result.score));
  return ending === undefined ? null : <span className={classes['ending']}>{ending}</span>;
}
