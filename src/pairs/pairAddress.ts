import type { Pair } from '../padel/pair.ts';
import { pairSlug } from '../padel/pairSlug.ts';

type Addressed = Pick<Pair, 'id' | 'name' | 'createdAt'>;

/** The other pairs of a category that share the address of a name: of before, since no new ones come to it. */
export function namesakesOf<Each extends Addressed>(
  { id, name }: Addressed,
  pairs: readonly Each[],
): readonly Each[] {
  const slug = pairSlug(name);
  return pairs.filter((other) => other.id !== id && slug !== '' && pairSlug(other.name) === slug);
}

/** The oldest of the pairs that share the address of one, if it is older: the address is its own. */
export function olderNamesake<Each extends Addressed>(
  pair: Addressed,
  pairs: readonly Each[],
): Each | undefined {
  return oldest(namesakesOf(pair, pairs).filter((other) => isOlder(other, pair)));
}

/**
 * The address of a pair among those of its category: the slug of its name, or its id where that is empty or
 * that of an older pair.
 */
export function pairAddress(pair: Addressed, pairs: readonly Addressed[]): string {
  return (olderNamesake(pair, pairs) === undefined ? pairSlug(pair.name) : '') || pair.id;
}

/**
 * The pair at an address.
 * @param address as `pairSlug` gives it
 * @param id of the pair that a link named, of those that share the address
 */
export function pairAt<Each extends Addressed>(
  address: string,
  pairs: readonly Each[],
  id: string | null,
): Each | undefined {
  const own = pairs.find((pair) => pair.id === address);
  const named = pairs.filter(({ name }) => address !== '' && pairSlug(name) === address);
  return own ?? named.find((pair) => pair.id === id) ?? oldest(named);
}

/** The pair that was stored first, as the database chooses among several. */
export function oldest<Each extends Addressed>(pairs: readonly Each[]): Each | undefined {
  return [...pairs].sort((one, other) => (isOlder(one, other) ? -1 : 1))[0];
}

function isOlder(one: Addressed, other: Addressed): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return one.id < other.id;
}
