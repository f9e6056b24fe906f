/** Replaces `react-router-dom` in the early script: where links lead, and where the page is. */

export const useHref = (to: string) => to;
export const useLinkClickHandler = () => () => {};
export const useLocation = () => ({ pathname: location.pathname, hash: location.hash, key: '' });
export const useSearchParams = () => [new URLSearchParams(), () => {}] as const;
