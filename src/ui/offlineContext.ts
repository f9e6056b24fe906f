import { createContext, type ReactNode } from 'react';

/** Renders what stands in place of an error while there is no connection. @param what *Esta página* */
export type ShowOffline = (error: ReactNode, what: string) => ReactNode;

/** `null` while there is a connection. */
export const OfflineContext = createContext<ShowOffline | null>(null);
