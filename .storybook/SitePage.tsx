import type { ReactNode } from 'react';
import { ShareProvider } from '../src/matches/shareContext.ts';
import { live } from './fixtures/connections.ts';
import { admin, visitor } from './fixtures/viewers.ts';
import { WholePage } from './WholePage.tsx';

type SitePageProps = { args: Readonly<Record<string, unknown>>; children: ReactNode };

/** A page between header and footer, as seen by a viewer with the rights that its args name. */
export function SitePage({ args, children }: SitePageProps) {
  const isAdmin = Object.values(args).some(
    (arg) => typeof arg === 'object' && arg !== null && 'isAdmin' in arg && arg.isAdmin === true,
  );
  return (
    <WholePage viewer={isAdmin ? admin : visitor} connection={live} onSignOut={() => undefined}>
      <ShareProvider value={() => {}}>{children}</ShareProvider>
    </WholePage>
  );
}
