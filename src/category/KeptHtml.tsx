import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';

const none = { __html: '' };

/** Shows what the page's HTML has in its place; on a page that was opened later, its children. */
export function KeptHtml({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(!isHydrated);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => passFocusOn(current);
  }, []);
  if (!isKept || import.meta.env.SSR) return <div>{children}</div>;
  // React compares no HTML with what it hydrates, and sets it only when it changes.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={none} />;
}

/** A link that had the focus gives it to the same link of what takes this place. */
function passFocusOn(place: Element | null) {
  const { activeElement } = document;
  const address = activeElement?.getAttribute('href');
  if (!address || place?.contains(activeElement) !== true) return;
  const parent = place.parentElement;
  queueMicrotask(() => {
    const links = Array.from(parent?.querySelectorAll('a') ?? []);
    links.find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true });
  });
}
