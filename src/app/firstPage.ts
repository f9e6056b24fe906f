import type { ComponentType } from 'react';
import { sitePageAt, sitePages, type SitePageName } from './sitePages.ts';

type FirstPage = { name: SitePageName; Page: ComponentType };

let first: FirstPage | null = null;

/**
 * Fetches the code of the page that the visit begins with. What is on the screen already is that
 * page, written when the site was built: React takes it over only if it can draw it at once.
 * @throws Error if the code does not come
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  const name = sitePageAt(pathname);
  first = { name, Page: await sitePages[name].load() };
}

/** The page that the visit began with; `null` if its code did not come. */
export function firstPage(): FirstPage | null {
  return first;
}
