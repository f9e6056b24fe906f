import { useEffect } from 'react';
import { mainId } from '../league/paths.ts';
import { documentTitle } from './sitePages.ts';
import { useSettings } from '../league/settings.ts';

/**
 * Names the browser's tab after the page. After a navigation, moves the focus from the content to the
 * page's heading as soon as it is there (see `useNavigationFocus`).
 */
export function usePageTitle(title: string | null) {
  const text = documentTitle(title, useSettings());
  useEffect(() => {
    document.title = text;
    if (document.activeElement?.id !== mainId) return;
    document.querySelector<HTMLElement>(`#${mainId} h1`)?.focus({ preventScroll: true });
  }, [text]);
}
