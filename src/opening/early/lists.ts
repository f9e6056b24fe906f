import type { ComponentType } from 'react';
import { HomePage } from '../../home/HomePage.tsx';
import { ResultsPage } from '../../matches/ResultsPage.tsx';
import { hasChosenCategory } from '../../matches/list/useCategoryFilter.ts';
import { UpcomingPage } from '../../matches/UpcomingPage.tsx';
import { pathOfSite } from '../../live/base.ts';
import { paths } from '../../league/paths.ts';
import { showEarly } from './showEarly.tsx';

showEarly(pageAt(location));

function pageAt({ pathname, search }: Location): ComponentType | null {
  const path = pathOfSite(pathname);
  if (path === paths.home()) return HomePage;
  // A list filtered by category needs rows that are requested later.
  if (hasChosenCategory(search)) return null;
  if (path === paths.results()) return ResultsPage;
  return path === paths.upcoming() ? UpcomingPage : null;
}
