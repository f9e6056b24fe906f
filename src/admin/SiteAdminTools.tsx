import { useEffect } from 'react';
import { onPutOff } from '../matches/putOff.ts';
import { onRefusedUndo } from '../session/refusedUndo.ts';
import { usePostponing } from './form/usePostponing.ts';
import { AdminTools } from './AdminTools.tsx';
import { useObstacles } from './useObstacles.ts';

/** The administrator's tools on the site, where a row can put its match off, and an undo that is refused can name what stands in its way. */
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
  const { postpone } = usePostponing();
  useEffect(() => onPutOff((match) => void postpone(match)), [postpone]);
  return <AdminTools />;
}
