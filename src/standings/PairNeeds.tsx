import { useDeferredValue, useMemo } from 'react';
import { noDecisions, type Decisions } from './decisions.ts';
import { computeNeeds } from './computeNeeds.ts';
import { describeNeeds } from './describeNeeds.ts';
import { drawsLots } from '../league/rulePresets.ts';
import { openMatches } from './openMatches.ts';
import type { Result } from '../padel/result.ts';
import type { CategorySeason } from '../league/season.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import classes from './PairNeeds.module.css';

type PairNeedsProps = {
  /** The pair's name. */
  name: string;
  /** Results of the category and season. */
  results: ReadonlyArray<Result>;
  /** Results that somebody imagines. */
  imagined?: ReadonlyArray<Result>;
  /** Every pair of the category. */
  pairs: ReadonlyArray<string>;
  /** Announced matches of the category. */
  matches: ReadonlyArray<UpcomingMatch>;
  /** What the organiser has decided of its pairs. */
  decisions?: Decisions;
  /** The rules of the season. */
  season: Pick<CategorySeason, 'rule' | 'legs' | 'qualified' | 'withdrawals'>;
};

/** The conditions under which a pair finishes first, and among the qualified. */
export function PairNeeds(props: PairNeedsProps) {
  // Thousands of endings may be tried: what opens is painted first.
  const isPainted = useDeferredValue(true, false);
  return isPainted ? <Paragraphs {...props} /> : null;
}

const none: readonly never[] = [];

function Paragraphs(props: PairNeedsProps) {
  const { name, results, imagined = none, pairs, matches, decisions = noDecisions, season } = props;
  const { rule, legs, qualified } = season;
  const goals = qualified?.count ?? 1;
  const paragraphs = useMemo(() => {
    const left = openMatches({ results, pairs, imagined, announced: matches, season });
    const places = [...new Set([1, goals])];
    const all = [...imagined, ...results];
    const { adjustments, withdrawn } = decisions;
    const needed = computeNeeds(
      name,
      all,
      pairs,
      left.matches,
      rule,
      places,
      adjustments,
      withdrawn,
    );
    return describeNeeds(name, needed, {
      isAnnouncedOnly: legs === undefined,
      isHypothesis: imagined.length > 0,
      leavesOut: legs !== undefined && left.without.length > 0,
      isByLots: drawsLots(rule),
    });
  }, [name, results, imagined, pairs, matches, decisions, season, legs, rule, goals]);
  return (
    <div className={classes['root']}>
      <p>Qué necesita</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
