import type { ComponentType } from 'react';
import { HomePage } from '../pages/Home/HomePage.tsx';
import { ResultsPage } from '../pages/Results/ResultsPage.tsx';
import { hasChosenCategory } from '../pages/shared/useCategoryFilter.ts';
import { UpcomingPage } from '../pages/Upcoming/UpcomingPage.tsx';
import { paths } from '../paths.ts';
import { showEarly } from './showEarly.tsx';

showEarly(pageAt(location));

function pageAt({ pathname, search }: Location): ComponentType | null {
  if (pathname === paths.home()) return HomePage;
  // Of a category alone, other rows are requested later.
  if (hasChosenCategory(search)) return null;
  if (pathname === paths.results()) return ResultsPage;
  return pathname === paths.upcoming() ? UpcomingPage : null;
}
