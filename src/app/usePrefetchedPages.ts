import { useEffect } from 'react';

/** The pages of the bar: small, and opened at the side of a court where the network comes and goes. */
const pages = [
  () => import('../pages/Home/HomePage.tsx'),
  () => import('../pages/Results/ResultsPage.tsx'),
  () => import('../pages/Upcoming/UpcomingPage.tsx'),
  () => import('../pages/Category/CategoryPage.tsx'),
  () => import('../pages/Categories/CategoriesPage.tsx'),
  () => import('../pages/About/AboutPage.tsx'),
  () => import('../pages/NotFound/NotFoundPage.tsx'),
] as const;

/** Long enough after the page's own requests not to delay them, ms. */
const patience = 2500;

/** Fetches the other pages' code once the first page stands, so that they open without a network. */
export function usePrefetchedPages() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // One that does not come now is fetched when it is visited.
      for (const load of pages) load().catch(() => undefined);
    }, patience);
    return () => clearTimeout(timer);
  }, []);
}
