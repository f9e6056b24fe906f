import type { ReactNode } from 'react';
import { live } from '../fixtures/connections.ts';
import { admin, visitor } from '../fixtures/viewers.ts';
import { WholePage } from './WholePage.tsx';

type SitePageProps = { args: Readonly<Record<string, unknown>>; children: ReactNode };

/** A page between header and footer, to whoever may do what its args allow. */
export function SitePage({ args, children }: SitePageProps) {
  const isAdmin = Object.values(args).some(
    (arg) =>
      typeof arg === 'object' && arg !== null && 'canDelete' in arg && arg.canDelete === true,
  );
  return (
    <WholePage viewer={isAdmin ? admin : visitor} connection={live} onSignOut={() => undefined}>
      {children}
    </WholePage>
  );
}
