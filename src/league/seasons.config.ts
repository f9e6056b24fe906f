import type { SeasonSettings } from '../domain/season.ts';
import { defaultRule } from '../domain/defaultRule.ts';

/**
 * The seasons. Each runs from its first day until the next one's; the current one is the latest that
 * has started. `slug` is part of its address, `rule` says how its table is counted
 * (`src/domain/standingsRule.ts`). `qualified` and `relegated` may be left out.
 */
export const seasons: readonly SeasonSettings[] = [
  {
    name: 'Apertura 2026',
    slug: 'apertura-2026',
    firstDay: '2026-02-01',
    rule: defaultRule,
    qualified: { count: 4, name: 'Cuartos de final' },
  },
  {
    name: 'Clausura 2026',
    slug: 'clausura-2026',
    firstDay: '2026-08-01',
    rule: defaultRule,
    qualified: { count: 4, name: 'Cuartos de final' },
  },
];
