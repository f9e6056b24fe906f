import { useMemo } from 'react';
import { useLiveData } from '../../live/liveData.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { postponing } from '../../matches/postponing.ts';
import { useAuth } from '../../session/authContext.ts';

/** `postponing` for the viewer of the page. */
export function usePostponing() {
  const data = useLiveData();
  const { isAdmin } = useAuth();
  const { upcomingMatches } = useData().tables;
  return useMemo(
    () => postponing(upcomingMatches, { data, isAdmin }),
    [upcomingMatches, data, isAdmin],
  );
}
