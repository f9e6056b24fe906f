import { Suspense, useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchIn, openedByTap, OpenMatchContext } from '../matches/openMatchContext.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { optionalPart } from '../ui/lazyPart.ts';

const MatchSheet = optionalPart(async () => (await import('./MatchSheet.tsx')).MatchSheet);

/**
 * Shows the match whose id stands behind the `#` of the address in a sheet, over the page that has it. Back closes the
 * sheet, as a page that is left.
 */
export function SiteMatch({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isHydrated = useIsHydrated();
  const id = matchIn(hash);
  const open = useCallback(
    (opened: string) =>
      void navigate({ search: window.location.search, hash: `#${opened}` }, { state: openedByTap }),
    [navigate],
  );
  const close = () => {
    // A shared link has no page of ours behind it.
    if (state === openedByTap) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true });
  };
  return (
    <OpenMatchContext value={open}>
      {children}
      {id === undefined || !isHydrated ? null : (
        <Suspense>
          <MatchSheet key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </OpenMatchContext>
  );
}
