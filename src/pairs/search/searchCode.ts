// A module of its own, fetched once the page is there: the names of the files that the search needs are no part of a
// visitor's first load.

export const loadSearch = async () => (await import('./SiteSearch.tsx')).SiteSearch;
