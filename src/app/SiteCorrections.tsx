import { useMemo, type ReactNode } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { CorrectionsProvider, type Corrections } from '../matches/correctionsContext.ts';
import { useData } from '../matches/DataProvider.tsx';
import { civilMomentAt } from '../padel/time.ts';
import { settings } from '../league/settings.ts';

/** Lets results tell when they were corrected; what they were before is fetched on demand. */
export function SiteCorrections({ children }: { children: ReactNode }) {
  const { sources } = useData();
  const corrections = useMemo<Corrections>(
    () => ({
      momentOf: (instant) => civilMomentAt(Date.parse(instant), settings().clock),
      async describeFirst(result) {
        const [{ readFirstVersion }, { describeFirst }, client] = await Promise.all([
          loadCode(() => import('../matches/history.ts')),
          loadCode(() => import('../matches/describeCorrection.ts')),
          sources.supabase(),
        ]);
        return describeFirst(await readFirstVersion(client, result), result);
      },
    }),
    [sources],
  );
  return <CorrectionsProvider value={corrections}>{children}</CorrectionsProvider>;
}
