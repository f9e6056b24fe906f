import { useMemo, type ReactNode } from 'react';
import {
  CorrectionsProvider,
  type Corrections,
} from '../components/CorrectionNote/correctionsContext.ts';
import { useData } from '../data/DataProvider.tsx';
import { civilMomentAt } from '../domain/time.ts';
import { leagueClock } from '../league/leagueClock.ts';

/** Lets results tell when they were corrected; what they were before is fetched on demand. */
export function SiteCorrections({ children }: { children: ReactNode }) {
  const { sources } = useData();
  const corrections = useMemo<Corrections>(
    () => ({
      momentOf: (instant) => civilMomentAt(Date.parse(instant), leagueClock),
      async describeFirst(result) {
        const [{ readFirstVersion }, { describeFirst }, client] = await Promise.all([
          import('../data/history.ts'),
          import('../domain/describeCorrection.ts'),
          sources.supabase(),
        ]);
        return describeFirst(await readFirstVersion(client, result), result);
      },
    }),
    [sources],
  );
  return <CorrectionsProvider value={corrections}>{children}</CorrectionsProvider>;
}
