import { useSearchParams } from 'react-router-dom';
import { pageStart } from '../../live/pageStart.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** The parameters of the address; while a page hydrates, those that it was made with. */
export function usePageSearch(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  return [isHydrated ? params : new URLSearchParams(pageStart().search), setParams];
}
