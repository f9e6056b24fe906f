import { Text } from '@mantine/core';
import { useSettings } from '../../league/settings.ts';
import { PairListSection } from '../pairList/PairListSection.tsx';

/** The pairs of a new league, from a list that is pasted. */
export function PairsStep({ onSaved }: { onSaved: () => void }) {
  const { categories } = useSettings();
  if (categories.length === 0) return <Text>Primero hacen falta las categorías: el paso 2.</Text>;
  return <PairListSection onSaved={onSaved} />;
}
