import { useEffect } from 'react';
import { onRefusedUndo } from '../session/refusedUndo.ts';
import { AdminTools } from './AdminTools.tsx';
import { useObstacles } from './useObstacles.ts';

/** The administrator's tools on the site, where an undo that is refused can name what stands in its way. */
export function SiteAdminTools() {
  const { find, offer } = useObstacles();
  useEffect(
    () =>
      onRefusedUndo(async (undone) => {
        const obstacle = await find(undone);
        if (typeof obstacle === 'string') return false;
        await offer(obstacle, 'deshacer');
        return true;
      }),
    [find, offer],
  );
  return <AdminTools />;
}
