/** The carousel's code. Content blockers block files of this name: `null`, and no reason to reload the page. */
export const loadSponsors = () => import('./Sponsors.tsx').catch(() => null);
