import { useNow } from '../../league/useNow.ts';
import { useAnnouncedMatches } from '../form/useAnnouncedMatches.ts';
import { TonightList } from './TonightList.tsx';

/** The matches of tonight, with the league's data. */
export function TonightAtDesk() {
  return <TonightList matches={useAnnouncedMatches().matches} now={useNow()} />;
}
