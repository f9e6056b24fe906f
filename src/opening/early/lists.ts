import type { ComponentType } from 'react';
import { HomePage } from '../../home/HomePage.tsx';
import { ResultsPage } from '../../matches/ResultsPage.tsx';
import { hasChosenCategory } from '../../matches/list/useCategoryFilter.ts';
import { UpcomingPage } from '../../matches/UpcomingPage.tsx';
import { paths } from '../../league/paths.ts';
import { showEarly } from './showEarly.tsx';

showEarly(pageAt(location));

function pageAt({ pathname, search }: Location): ComponentType | null {
  if (pathname === paths.home()) return HomePage;
  // A list filtered by category needs rows that are requested later.
  if (hasChosenCategory(search)) return null;
  if (pathname === paths.results()) return ResultsPage;
  return pathname === paths.upcoming() ? UpcomingPage : null;
}
