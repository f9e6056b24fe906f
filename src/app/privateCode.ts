// The code that visitors do not need, imported as a module of its own: the names of its many files are no
// part of a visitor's first load.

import { loadCode } from '../live/loadCode.ts';

export const loadAdminPage = async () => (await import('../admin/AdminPage.tsx')).AdminPage;
export const loadLeaguePage = async () =>
  (await import('../admin/league/LeaguePage.tsx')).LeaguePage;
export const loadPastePage = async () => (await import('../paste/PastePage.tsx')).PastePage;
export const loadFixturePage = async () =>
  (await import('../paste/fixture/FixturePage.tsx')).FixturePage;
export const loadAdminPart = async () => (await import('../admin/AdminPartPage.tsx')).AdminPartPage;
export const loadTvPage = async () => (await import('../tv/TvPage.tsx')).TvPage;
export const loadAdminTools = () => loadCode(() => import('../admin/SiteAdminTools.tsx'));
export const loadOpenedDialog = () => loadCode(() => import('../admin/form/OpenedDialog.tsx'));
