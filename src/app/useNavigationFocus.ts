import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '../league/paths.ts';

/**
 * After a navigation, scrolls to the top and focuses the page's heading, as if the browser had loaded
 * the page. A page whose code is still loading has no heading yet: then the content is focused, and
 * `usePageTitle` moves on to the heading. Going back leaves scrolling to the browser.
 */
export function useNavigationFocus() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const title = main?.querySelector<HTMLElement>('h1');
    (title ?? main)?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, navigationType]);
}
