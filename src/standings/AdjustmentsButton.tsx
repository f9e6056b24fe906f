import { Button } from '@mantine/core';
import { useOpenDialog, type AdjustmentsRequest } from '../matches/RowDialogs.tsx';
import { useAuth } from '../session/authContext.ts';

/** Opens the points that the administrator gives or takes; visitors have no such button. */
export function AdjustmentsButton(request: Omit<AdjustmentsRequest, 'table'>) {
  const { isAdmin } = useAuth();
  const open = useOpenDialog();
  if (!isAdmin) return null;
  return (
    <div>
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => open({ table: 'adjustments', ...request })}
      >
        Dar o quitar puntos
      </Button>
    </div>
  );
}
