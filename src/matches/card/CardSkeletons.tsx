import { CardGrid } from './CardGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

type CardSkeletonsProps = { of: 'result' | 'match'; count: number };

/** Placeholders of a grid of cards. */
export function CardSkeletons({ of, count }: CardSkeletonsProps) {
  const items = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  return <CardGrid items={items} renderCard={() => <CardSkeleton of={of} />} />;
}
