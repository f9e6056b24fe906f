import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '../paths.ts';

/**
 * After a navigation the page starts at its top and the keyboard at its content, as if the browser
 * had loaded it; going back leaves the scrolling to the browser. The page's title takes the focus
 * over from here as soon as it is there (`usePage`).
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
