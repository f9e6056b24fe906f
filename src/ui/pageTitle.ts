import { createContext, use, useEffect } from 'react';

/** Replaces the title of the current page, which the address gives; `null`: no longer. */
const PageTitle = createContext<(title: string | null) => void>(() => {});

export const PageTitleProvider = PageTitle.Provider;

/** Names the browser's tab after what the page has loaded, for as long as the caller is rendered. */
export function useOwnTitle(title: string) {
  const setTitle = use(PageTitle);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
