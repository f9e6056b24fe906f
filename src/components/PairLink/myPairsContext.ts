import { createContext } from 'react';

/** The ids of the pairs that were starred on this device: their names are marked everywhere. */
export const MyPairsContext = createContext<ReadonlySet<string>>(new Set());
