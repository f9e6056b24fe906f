import { LivePill } from './LivePill.tsx';
import { PendingSection } from './PendingSection.tsx';
import { useUpcomingMatches } from './useListSection.ts';
import { useNow } from './useNow.ts';

/** The matches that wait for their result, in place of a page's list. Import it lazily. */
export function PendingList() {
  const { view, held } = useUpcomingMatches(undefined, 'pending');
  const { date: today } = useNow();
  return (
    <>
      <PendingSection {...view} today={today} isTitleHidden />
      <LivePill held={held} noun="partido" />
    </>
  );
}
