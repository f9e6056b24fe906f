import { useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

const none = { __html: '' };

/** Shows what the page's HTML has in its place; on a page that was opened later, its children. */
export function KeptHtml({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!isHydrated);
  if (!isKept || import.meta.env.SSR) return <div>{children}</div>;
  // React compares no HTML with what it hydrates, and sets it only when it changes.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={none} />;
}
