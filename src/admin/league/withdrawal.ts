import type { CategorySeason, StoredWithdrawal } from '../../league/season.ts';
import { newId } from '../../live/newId.ts';
import { upcomingMatchesTable } from '../../matches/tables.ts';
import { whyUncounted } from '../../matches/countResult.ts';
import { nameKey } from '../../padel/nameKey.ts';
import type { Pair, PairLine } from '../../padel/pair.ts';
import type { Result } from '../../padel/result.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { Write } from '../../session/write.ts';
import { seasonTable } from '../../standings/seasonTable.ts';
import { seasonChange } from './useSeasonChange.ts';

export type WithdrawalKind = StoredWithdrawal['kind'];

/** What one way of leaving does. */
export type Withdrawal = {
  kind: WithdrawalKind;
  /** The ids of the pairs that win by W.O., once for each meeting. */
  rivals: readonly string[];
  /** Its announced matches of the regular phase: nobody plays them. */
  unplayed: readonly UpcomingMatch[];
  /** The other pairs whose place or points it changes, in the order of the table. */
  changes: readonly TableChange[];
};

/** A pair's place and points before and after; `null`: it has none. */
export type TableChange = {
  name: string;
  places: readonly [number | null, number | null];
  points: readonly [number, number];
};

type Rows = {
  /** Of the category and season. */
  results: readonly Result[];
  /** The announced matches of the regular phase. */
  matches: readonly UpcomingMatch[];
  pairs: readonly Pick<Pair, 'id' | 'name'>[];
};

/**
 * The two ways in which a pair can leave, the suggested one first: `annul` before it has played half of its matches,
 * `walkover` from then on. Without legs nobody knows how many these are, and nothing is suggested.
 */
export function planWithdrawal(
  pair: Pick<Pair, 'id' | 'name'>,
  season: CategorySeason,
  { results, matches, pairs }: Rows,
  day: CivilDate,
): { ways: readonly Withdrawal[]; suggested: WithdrawalKind | null } {
  const isOwn = (row: { pair1Id: string | null; pair2Id: string | null }) =>
    [row.pair1Id, row.pair2Id].includes(pair.id);
  const rivalIn = (row: { pair1Id: string | null; pair2Id: string | null }) =>
    (row.pair1Id === pair.id ? row.pair2Id : row.pair1Id) ?? '';
  const gone = new Set((season.withdrawals ?? []).map(({ pairId }) => pairId));
  const met = results
    .filter((result) => isOwn(result) && whyUncounted(result, season.rule) === null)
    .map(rivalIn);
  const unplayed = matches.filter(isOwn);
  const playing = new Set([...results, ...matches].flatMap((row) => [row.pair1Id, row.pair2Id]));
  const others = [...playing].filter((id) => id !== null && id !== pair.id && !gone.has(id));
  const { legs } = season;
  const rivals =
    legs === undefined
      ? unplayed.map(rivalIn).filter((id) => !gone.has(id))
      : others.flatMap((id) => {
          const left = legs - met.filter((rival) => rival === id).length;
          return Array.from({ length: Math.max(0, left) }, () => String(id));
        });
  const ids = new Map(pairs.map(({ id, name }) => [name, id]));
  const rows = { results, pairs: pairs.map(({ name }) => name), ids };
  const before = seasonTable({ ...season, ...rows }).rows;
  const wayOf = (kind: WithdrawalKind): Withdrawal => {
    const own = kind === 'annul' ? [] : rivals;
    const stored = {
      id: '',
      category: '',
      pairId: pair.id,
      day,
      kind,
      rivals: own,
      createdAt: 'z',
    };
    const withdrawals = [...(season.withdrawals ?? []), stored];
    const after = seasonTable({ ...season, ...rows, withdrawals }).rows;
    const changes = after.flatMap(({ name, position, points }) => {
      const was = before.find((row) => nameKey(row.name) === nameKey(name));
      const isSame = was?.position === position && was.points === points;
      if (was === undefined || isSame || nameKey(name) === nameKey(pair.name)) return [];
      return [
        { name, places: [was.position, position] as const, points: [was.points, points] as const },
      ];
    });
    return { kind, rivals: own, unplayed, changes };
  };
  const all = legs === undefined ? null : legs * others.length;
  const suggested = all === null ? null : met.length * 2 < all ? 'annul' : 'walkover';
  const kinds =
    suggested === 'walkover' ? (['walkover', 'annul'] as const) : (['annul', 'walkover'] as const);
  return { ways: kinds.map(wayOf), suggested };
}

/** The write by which a pair leaves a season: its announced matches go in the same change. */
export function withdrawalWrite(
  pair: Pick<Pair, 'id' | 'category'>,
  seasonId: string,
  { kind, rivals, unplayed }: Withdrawal,
  day: CivilDate,
): Write<void> {
  const id = newId();
  const after = {
    season_id: seasonId,
    category: pair.category,
    pair_id: pair.id,
    day,
    kind,
    rivals,
  };
  return seasonChange(
    [
      { table: 'withdrawals', id, before: null, after },
      ...unplayed.map((match) => ({ table: upcomingMatchesTable.name, id: match.id, after: null })),
    ],
    `${pair.id} ${seasonId} ${kind}`,
  );
}

/** The write by which other players play for a pair from a day on. */
export function lineWrite(pair: LinedPair & { id: string }, line: NewLine): Write<void> {
  const after = { players: line.players, lines: linesWith(pair, line) };
  return seasonChange([{ table: 'pairs', id: pair.id, after }], `${pair.id} ${line.from}`);
}

type LinedPair = Pick<Pair, 'players' | 'lines'>;

/** The players of a pair through time, once others play for it from a day on. */
export function linesWith(
  { players: before, lines = [] }: LinedPair,
  { players, from }: NewLine,
): readonly PairLine[] {
  const known = before === null ? [] : [{ from: null, players: before }];
  const earlier = lines.length > 0 ? lines : known;
  // A change of the same day, or of a later one, was another one.
  const kept = earlier.filter((line) => line.from === null || line.from < from);
  return kept.length === 0 ? [] : [...kept, { from, players }];
}

/** Who plays for a pair from a day on. */
export type NewLine = { players: string; from: CivilDate };

/** The write by which a pair comes back. @param id of the stored withdrawal */
export function returnWrite(id: string): Write<void> {
  return seasonChange([{ table: 'withdrawals', id, after: null }], id);
}
