import { nameKey } from '../padel/nameKey.ts';
import { listOf } from '../padel/spanishText.ts';
import { onPlaces } from './standings.ts';

type Placed = { name: string; position: number | null };

/** A table at a moment. @property isHypothesis whether some of its results are imagined */
type TableState = { rows: readonly Placed[]; isHypothesis: boolean };

/** The announcement of a table after a change, in one sentence; `null`: none. */
export function describeNews(before: TableState, after: TableState): string | null {
  const rises = describeRises(before.rows, after.rows);
  if (rises === null) return null;
  if (after.isHypothesis) return `Con la hipótesis, ${rises}`;
  return before.isHypothesis ? `Sin la hipótesis, ${rises}` : rises;
}

/** More are not listed: nobody would listen to the end. */
const mostNamed = 3;

/** The pairs that rose between two states of a table, in one sentence; `null`: none. */
function describeRises(before: readonly Placed[], after: readonly Placed[]): string | null {
  const positions = new Map(
    onPlaces(before).map(({ name, position }) => [nameKey(name), position]),
  );
  const risen = onPlaces(after).filter(({ name, position }) => {
    const earlier = positions.get(nameKey(name));
    return earlier !== undefined && position < earlier;
  });
  if (risen.length === 0) return null;
  const named = risen
    .slice(0, mostNamed)
    .map(({ name, position }) => `${name} sube al puesto ${position}`);
  const others = risen.length - named.length;
  const list = others === 0 ? named : [...named, others === 1 ? 'otra más' : `otras ${others}`];
  return `${listOf(list)}.`;
}
