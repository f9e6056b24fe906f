import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SiteLayout } from './SiteLayout.tsx';

const HomePage = lazy(async () => {
  const { HomePage } = await import('../pages/Home/HomePage.tsx');
  return { default: HomePage };
});
const ResultsPage = lazy(async () => {
  const { ResultsPage } = await import('../pages/Results/ResultsPage.tsx');
  return { default: ResultsPage };
});
const UpcomingPage = lazy(async () => {
  const { UpcomingPage } = await import('../pages/Upcoming/UpcomingPage.tsx');
  return { default: UpcomingPage };
});
const CategoryPage = lazy(async () => {
  const { CategoryPage } = await import('../pages/Category/CategoryPage.tsx');
  return { default: CategoryPage };
});
const CategoriesPage = lazy(async () => {
  const { CategoriesPage } = await import('../pages/Categories/CategoriesPage.tsx');
  return { default: CategoriesPage };
});
const AboutPage = lazy(async () => {
  const { AboutPage } = await import('../pages/About/AboutPage.tsx');
  return { default: AboutPage };
});
const AdminPage = lazy(async () => {
  const { AdminPage } = await import('../pages/Admin/AdminPage.tsx');
  return { default: AdminPage };
});
const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('../pages/NotFound/NotFoundPage.tsx');
  return { default: NotFoundPage };
});

/** Every address of the site and the page behind it; each page's code is fetched when it is visited. */
export function SiteRoutes() {
  return (
    <Routes>
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
