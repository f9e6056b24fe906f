/** How each page's code is fetched: by the routes when it is visited, or before (`usePrefetchedPages`). */
export const pageLoaders = {
  home: () => import('../pages/Home/HomePage.tsx'),
  results: () => import('../pages/Results/ResultsPage.tsx'),
  upcoming: () => import('../pages/Upcoming/UpcomingPage.tsx'),
  category: () => import('../pages/Category/CategoryPage.tsx'),
  categories: () => import('../pages/Categories/CategoriesPage.tsx'),
  about: () => import('../pages/About/AboutPage.tsx'),
  admin: () => import('../pages/Admin/AdminPage.tsx'),
  notFound: () => import('../pages/NotFound/NotFoundPage.tsx'),
} as const;
