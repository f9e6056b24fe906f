import { useAdding } from '../shared/useAdding.ts';
import { useResults, useUpcomingMatches } from '../shared/useListSection.ts';
import { useSignOut } from '../shared/useSignOut.ts';
import { AdminPanel } from './AdminPanel.tsx';

/** Where the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults({ order: 'entry' }).view, useUpcomingMatches().view);
  return <AdminPanel {...adding} onSignOut={useSignOut()} />;
}
