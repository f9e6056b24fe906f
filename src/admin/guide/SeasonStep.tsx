import { SeasonsSection } from '../league/SeasonsSection.tsx';
import { useToday } from '../../league/useNow.ts';
import { usualSeason } from './usualSeason.ts';

/** The first season: as usual, until something else is typed. */
export function SeasonStep({ onSaved }: { onSaved: () => void }) {
  const today = useToday();
  return <SeasonsSection first={usualSeason(today)} onSaved={onSaved} />;
}
