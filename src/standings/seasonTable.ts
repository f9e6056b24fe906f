import { nameAdjustments, type NamedAdjustment } from './adjustments.ts';
import { nameKey } from '../padel/nameKey.ts';
import { recentForms, type FormMatch } from './recentForm.ts';
import type { Result } from '../padel/result.ts';
import type { NamedPlaces, StoredAdjustment } from '../league/season.ts';
import {
  onPlaces,
  standings,
  uncountedResults,
  type Standing,
  type UncountedResult,
} from './standings.ts';
import type { StandingsRule } from '../league/standingsRule.ts';
import type { CivilDate, Instant } from '../padel/time.ts';

/** A row of a category's table as it is shown. */
export type SeasonRow = Standing<Result> & {
  /** The pair's; `null`: not known. */
  id: string | null;
  /** The number of places that it has risen, negative: fallen; `null`: there is nothing to compare with. */
  movement: number | null;
  /** The pair's last five matches, the latest last. */
  form: readonly FormMatch[];
  place: 'qualified' | 'relegated' | null;
};

/** A category's table of a season, and what is said about it. */
export type SeasonTable = {
  rows: readonly SeasonRow[];
  uncounted: readonly UncountedResult<Result>[];
  /** Points given to pairs of the table, or taken from them. */
  adjustments: readonly NamedAdjustment[];
  /** The last day of play that has a result that counts. */
  matchday: CivilDate | null;
  /** The moment at which a result was last stored or corrected. */
  changedAt: Instant | null;
  /** Without a counted match all pairs share the first place, which means nothing. */
  hasBegun: boolean;
};

export type SeasonInput = {
  /** Results of the category and season, newest day first. */
  results: readonly Result[];
  /** Pairs that are listed without a result too. */
  pairs: readonly string[];
  /** The ids of the pairs, by their names. */
  ids?: ReadonlyMap<string, string> | undefined;
  rule: StandingsRule;
  adjustments?: readonly StoredAdjustment[] | undefined;
  qualified?: NamedPlaces | undefined;
  relegated?: NamedPlaces | undefined;
  /** Imagined results: with any, movements are relative to the table without them. */
  imagined?: readonly Result[];
};

/** The table of a category. Movements are relative to the table before the last matchday. */
export function seasonTable(input: SeasonInput): SeasonTable {
  const { pairs, rule, imagined = [] } = input;
  const uncounted = uncountedResults(input.results, rule);
  const skipped = new Set(uncounted.map(({ result }) => result));
  const results = input.results.filter((result) => !skipped.has(result));
  const all = [...imagined, ...results];
  const matchday = latest(results.map(({ date }) => date));
  const earlier = imagined.length > 0 ? results : results.filter(({ date }) => date !== matchday);
  const known = [...(input.ids ?? [])].map(([name, id]) => ({ id, name }));
  const named = nameAdjustments(input.adjustments, known, input.results);
  const before = new Map(
    earlier.length === 0
      ? []
      : onPlaces(standings(earlier, pairs, rule, named)).map(({ name, position }) => [
          nameKey(name),
          position,
        ]),
  );
  const forms = recentForms(all, rule);
  const ids = new Map<string, string | null>(input.ids);
  for (const { team1, team2, pair1Id, pair2Id } of results)
    ids.set(team1, pair1Id).set(team2, pair2Id);
  const now = standings(all, pairs, rule, named);
  const listed = new Set(now.map(({ name }) => nameKey(name)));
  const hasBegun = all.length > 0;
  return {
    rows: now.map((row) => {
      const key = nameKey(row.name);
      const position = before.get(key);
      return {
        ...row,
        id: ids.get(row.name) ?? null,
        movement: movementOf(position, row.position),
        form: forms.get(key) ?? [],
        place: hasBegun ? placeOf(row, now, input) : null,
      };
    }),
    uncounted,
    adjustments: named.filter(({ name }) => listed.has(nameKey(name))),
    matchday,
    changedAt: latest(
      input.results.flatMap(({ createdAt, correctedAt }) => [createdAt, correctedAt ?? createdAt]),
    ),
    hasBegun,
  };
}

/** The named places that a row's place is among. Where a position is shared, lots decide: each of its places has to be. */
function placeOf(
  { position }: Standing<Result>,
  rows: readonly Standing<Result>[],
  { qualified, relegated }: SeasonInput,
) {
  if (position === null) return null;
  const last = position - 1 + rows.filter((row) => row.position === position).length;
  if (qualified !== undefined && last <= qualified.count) return 'qualified';
  const isLow = relegated !== undefined && position > onPlaces(rows).length - relegated.count;
  return isLow ? 'relegated' : null;
}

function movementOf(before: number | undefined, now: number | null): number | null {
  return before === undefined || now === null ? null : before - now;
}

function latest<Text extends string>(texts: readonly Text[]): Text | null {
  return texts.reduce<Text | null>(
    (last, text) => (last === null || text > last ? text : last),
    null,
  );
}
