import { useToday } from '../../league/useNow.ts';
import { useAnnouncedMatches } from '../form/useAnnouncedMatches.ts';
import { TonightList } from './TonightList.tsx';

/** The matches of today, with the league's data. */
export function TonightAtDesk() {
  return <TonightList matches={useAnnouncedMatches().matches} today={useToday()} />;
}
