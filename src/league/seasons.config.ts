import type { SeasonSettings } from './season.ts';
import { defaultRule } from './defaultRule.ts';

/** The demo league is loaded on any day, and plays on. Seasons to come are not shown. */
const demoYears = [2026, 2027, 2028, 2029, 2030];

/**
 * The seasons. Each runs from its first day until the next one's; the current one is the latest that
 * has started. `slug` is part of its address, `rule` says how its table is counted
 * (`src/league/standingsRule.ts`), `legs` how often two pairs of a category meet, once or twice. `legs`,
 * `qualified` and `relegated` may be left out.
 */
export const seasons: readonly SeasonSettings[] = demoYears.flatMap((year) => [
  {
    name: `Apertura ${year}`,
    slug: `apertura-${year}`,
    firstDay: `${year}-02-01`,
    rule: defaultRule,
    legs: 1,
    qualified: { count: 4, name: 'Cuartos de final' },
  },
  {
    name: `Clausura ${year}`,
    slug: `clausura-${year}`,
    firstDay: `${year}-08-01`,
    rule: defaultRule,
    legs: 1,
    qualified: { count: 4, name: 'Cuartos de final' },
  },
]);
