import { useDeferredValue, useMemo } from 'react';
import type { CountableResult } from '../../domain/countResult.ts';
import { needs, type OpenMatch } from '../../domain/needs.ts';
import { describeNeeds } from '../../domain/needsText.ts';
import type { NamedPlaces } from '../../domain/season.ts';
import type { StandingsRule } from '../../domain/standingsRule.ts';
import classes from './PairNeeds.module.css';

type PairNeedsProps = {
  /** The pair's name. */
  name: string;
  /** Those of the category and season. */
  results: readonly CountableResult[];
  /** Every pair of the category. */
  pairs: readonly string[];
  /** Announced matches of the category without a result. */
  matches: readonly OpenMatch[];
  rule: StandingsRule;
  qualified?: NamedPlaces | undefined;
};

/**
 * What a pair needs to finish first, and among the qualified. Nothing where no match is announced, or
 * too many to say anything.
 */
export function PairNeeds(props: PairNeedsProps) {
  // Thousands of endings are counted: what opens is painted first.
  const isPainted = useDeferredValue(true, false);
  return isPainted && props.matches.length > 0 ? <Sentences {...props} /> : null;
}

function Sentences({ name, results, pairs, matches, rule, qualified }: PairNeedsProps) {
  const places = qualified?.count ?? 1;
  const sentences = useMemo(
    () =>
      [...new Set([1, places])].flatMap((count) => {
        const needed = needs(name, results, pairs, matches, rule, count);
        const sentence = describeNeeds(name, needed, count);
        return sentence === null ? [] : [sentence];
      }),
    [name, results, pairs, matches, rule, places],
  );
  if (sentences.length === 0) return null;
  return (
    <div className={classes['root']}>
      <p className={classes['title']}>Qué necesita, con los partidos anunciados</p>
      {sentences.map((sentence) => (
        <p key={sentence} className={classes['sentence']}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
