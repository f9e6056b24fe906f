import { decidedStandings, nameDecisions, type Decisions } from './decisions.ts';
import { groupBy } from '../padel/groupBy.ts';
import { nameKey } from '../padel/nameKey.ts';
import { recentForms, type FormMatch } from './recentForm.ts';
import type { Result } from '../padel/result.ts';
import type { CategorySeason } from '../league/season.ts';
import { onPlaces, uncountedResults, type Standing, type UncountedResult } from './standings.ts';
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
  /** What the organiser has decided of pairs of the table. */
  decisions: Decisions;
  /** The pairs of each shared place that matters: lots are to be drawn. */
  undrawn: readonly (readonly string[])[];
  /** The last day of play that has a result that counts. */
  matchday: CivilDate | null;
  /** The moment at which a result was last stored or corrected. */
  changedAt: Instant | null;
  /** Without a counted match all pairs share the first place, which means nothing. */
  hasBegun: boolean;
};

export type SeasonInput = Pick<
  CategorySeason,
  'rule' | 'adjustments' | 'withdrawals' | 'lots' | 'qualified' | 'relegated'
> & {
  /** Results of the category and season, newest day first. */
  results: readonly Result[];
  /** Pairs that are listed without a result too. */
  pairs: readonly string[];
  /** The ids of the pairs, by their names. */
  ids?: ReadonlyMap<string, string> | undefined;
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
  const decisions = nameDecisions(input, known, input.results);
  const before = new Map(
    earlier.length === 0
      ? []
      : onPlaces(decidedStandings(earlier, pairs, rule, decisions)).map(({ name, position }) => [
          nameKey(name),
          position,
        ]),
  );
  const forms = recentForms(all, rule);
  const ids = new Map<string, string | null>(input.ids);
  for (const { team1, team2, pair1Id, pair2Id } of results)
    ids.set(team1, pair1Id).set(team2, pair2Id);
  const now = decidedStandings(all, pairs, rule, decisions);
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
    decisions: {
      ...decisions,
      adjustments: decisions.adjustments.filter(({ name }) => listed.has(nameKey(name))),
    },
    undrawn: hasBegun ? undrawnOf(onPlaces(now), input) : [],
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

/** Shared places of which not all are among the named ones, or none. */
function undrawnOf(
  rows: readonly { position: number; name: string }[],
  { qualified, relegated }: SeasonInput,
): string[][] {
  const lines = [qualified?.count ?? 0, rows.length - (relegated?.count ?? 0)];
  return [...groupBy(rows, ({ position }) => position)].flatMap(([position, shared]) => {
    const last = position + shared.length - 1;
    const isCut = lines.some((line) => position <= line && line < last);
    return isCut ? [shared.map(({ name }) => name)] : [];
  });
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
