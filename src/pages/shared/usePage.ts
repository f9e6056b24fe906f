import { useEffect } from 'react';
import { league } from '../../league/league.config.ts';
import { mainId } from '../../paths.ts';

/**
 * Names the browser's tab after the page, and takes the focus that a navigation left on the content
 * to the page's title.
 * @param title without one, the page is the league itself
 */
export function usePage(title?: string) {
  useEffect(() => {
    document.title = title === undefined ? league.name : `${title} · ${league.name}`;
    if (document.activeElement?.id !== mainId) return;
    document.querySelector<HTMLElement>(`#${mainId} h1`)?.focus({ preventScroll: true });
  }, [title]);
}
