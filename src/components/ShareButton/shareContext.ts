import { createContext, use } from 'react';
import type { Shareable } from '../../domain/shareText.ts';

/** Opens the dialog for sharing; the site's layout provides it. */
export type Share = (share: Shareable) => void;

const ShareContext = createContext<Share | null>(null);

export const ShareProvider = ShareContext.Provider;

/** `null` where nothing can be shared, as on the club's screen. */
export function useShare(): Share | null {
  return use(ShareContext);
}
