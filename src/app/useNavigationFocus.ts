import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '../league/paths.ts';

/**
 * After a navigation, scrolls to the top and focuses the page's heading, as if the browser had loaded
 * the page. A page whose code is still loading has no heading yet: then the content is focused, and
 * `usePageTitle` moves on to the heading. Going back leaves scrolling to the browser. A link to the page that is
 * shown leads to its top too.
 */
export function useNavigationFocus() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, rest: search + hash });
  useEffect(() => {
    const before = shown.current;
    const rest = search + hash;
    shown.current = { key, pathname, rest };
    // A filter or a hypothesis changes the address, and the page stays where it is.
    const isSame =
      before.key !== key &&
      before.rest === rest &&
      hash === '' &&
      navigationType !== NavigationType.Pop;
    if (before.pathname === pathname && !isSame) return;
    const main = document.getElementById(mainId);
    const title = main?.querySelector<HTMLElement>('h1');
    (title ?? main)?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, search, hash, navigationType]);
}
