import { isFriendly, seasonOf, type PlacedInSeason, type Season } from '../../league/season.ts';

/** The seasons as they would be with a first day: of a stored one, by its slug, or of a new one. */
export function seasonsWith(season: Season, seasons: readonly Season[]): readonly Season[] {
  const others = seasons.filter(({ slug }) => slug !== season.slug);
  return [...others, season];
}

/** Rows that go from the tables of one season to those of another; a name is empty: they are in none. */
export type Moved<Row> = { from: string; to: string; rows: readonly Row[] };

/** The rows that count in other tables after a first day was moved. */
export function movedRows<Row extends PlacedInSeason>(
  rows: readonly Row[],
  before: readonly Season[],
  after: readonly Season[],
): readonly Moved<Row>[] {
  const moves = new Map<string, Moved<Row>>();
  for (const row of rows) {
    const [was, is] = [seasonOf(row, before), seasonOf(row, after)];
    if (isFriendly(row) || was?.slug === is?.slug) continue;
    const key = JSON.stringify([was?.slug, is?.slug]);
    const { rows: others = [] } = moves.get(key) ?? {};
    moves.set(key, { from: was?.name ?? '', to: is?.name ?? '', rows: [...others, row] });
  }
  return [...moves.values()];
}
