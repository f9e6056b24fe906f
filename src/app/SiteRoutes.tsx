import { lazy } from 'react';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import { paths } from '../paths.ts';
import { pageLoaders } from './pageLoaders.ts';
import { SiteLayout } from './SiteLayout.tsx';

const HomePage = lazy(async () => ({ default: (await pageLoaders.home()).HomePage }));
const ResultsPage = lazy(async () => ({ default: (await pageLoaders.results()).ResultsPage }));
const UpcomingPage = lazy(async () => ({ default: (await pageLoaders.upcoming()).UpcomingPage }));
const CategoryPage = lazy(async () => ({ default: (await pageLoaders.category()).CategoryPage }));
const CategoriesPage = lazy(async () => ({
  default: (await pageLoaders.categories()).CategoriesPage,
}));
const AboutPage = lazy(async () => ({ default: (await pageLoaders.about()).AboutPage }));
const AdminPage = lazy(async () => ({ default: (await pageLoaders.admin()).AdminPage }));
const NotFoundPage = lazy(async () => ({ default: (await pageLoaders.notFound()).NotFoundPage }));

/** Every address of the site and the page behind it; each page's code is fetched when it is visited. */
export function SiteRoutes() {
  const address = useLocation();
  return (
    <Routes {...(isReadable(address.pathname) ? {} : { location: asWritten(address) })}>
      <Route element={<SiteLayout />}>
        <Route path={paths.home()} element={<HomePage />} />
        <Route path={paths.about()} element={<AboutPage />} />
        <Route path={paths.categories()} element={<CategoriesPage />} />
        <Route path={paths.category(':categoryId')} element={<CategoryPage />} />
        <Route path={paths.results()} element={<ResultsPage />} />
        <Route path={paths.upcoming()} element={<UpcomingPage />} />
        <Route path={paths.admin()} element={<AdminPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Whether the router can decode an address: `%E0%A4%A` in one is half a letter. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** What cannot be decoded means itself, which is the name of nothing here. */
function asWritten(address: Location): Location {
  return { ...address, pathname: address.pathname.replaceAll('%', '%25') };
}
