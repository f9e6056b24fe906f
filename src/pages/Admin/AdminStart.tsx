import { useAdding } from '../shared/useAdding.ts';
import { useResults, useUpcomingMatches } from '../shared/useListSection.ts';
import { useNow } from '../shared/useNow.ts';
import { useSignOut } from '../shared/useSignOut.ts';
import { AdminPanel } from './AdminPanel.tsx';
import { adminTools } from './adminTools.ts';

/** Where the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults({ order: 'entry' }).view, useUpcomingMatches().view);
  const pending = useUpcomingMatches(undefined, 'pending').view;
  const { date: today } = useNow();
  return (
    <AdminPanel
      {...adding}
      pending={pending}
      today={today}
      tools={adminTools}
      onSignOut={useSignOut()}
    />
  );
}
