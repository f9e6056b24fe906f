import { LivePill } from './LivePill.tsx';
import { PendingSection } from './PendingSection.tsx';
import { useUpcomingMatches } from './useListSection.ts';
import { useToday } from '../../league/useNow.ts';

/** The matches that wait for their result, in place of a page's list. Import it lazily. */
export function PendingList() {
  const list = useUpcomingMatches(undefined, 'pending');
  const today = useToday();
  return (
    <>
      <PendingSection {...list} today={today} isTitleHidden />
      <LivePill list={list} noun="partido" />
    </>
  );
}
