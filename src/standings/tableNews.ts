import { nameKey } from '../padel/nameKey.ts';

type Placed = { name: string; position: number };

/** More are not listed: nobody would listen to the end. */
const mostNamed = 3;

/** Who rose between two states of a table, in one sentence; `null`: nobody. */
export function describeRises(before: readonly Placed[], after: readonly Placed[]): string | null {
  const positions = new Map(before.map(({ name, position }) => [nameKey(name), position]));
  const risen = after.filter(({ name, position }) => {
    const earlier = positions.get(nameKey(name));
    return earlier !== undefined && position < earlier;
  });
  if (risen.length === 0) return null;
  const named = risen
    .slice(0, mostNamed)
    .map(({ name, position }) => `${name} sube al puesto ${position}`);
  const others = risen.length - named.length;
  const list = others === 0 ? named : [...named, others === 1 ? 'otra más' : `otras ${others}`];
  return `${new Intl.ListFormat('es', { type: 'conjunction' }).format(list)}.`;
}
