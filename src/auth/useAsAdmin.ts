import { useMemo } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { createAsAdmin, type AsAdmin } from './asAdmin.ts';
import { useAuth } from './authContext.ts';

/** The same function until the viewer changes. */
export function useAsAdmin(): AsAdmin {
  const { sources } = useData();
  const { isAdmin } = useAuth();
  return useMemo(() => createAsAdmin(sources, isAdmin), [sources, isAdmin]);
}
