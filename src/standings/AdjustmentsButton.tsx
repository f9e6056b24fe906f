import { Button, Group } from '@mantine/core';
import { useOpenDialog, type AdjustmentsRequest } from '../matches/RowDialogs.tsx';
import { useAuth } from '../session/authContext.ts';

/** Opens the points that the administrator gives or takes, and the lots of a table; visitors have no such buttons. */
export function AdjustmentsButton(request: Omit<AdjustmentsRequest, 'table'>) {
  const { isAdmin } = useAuth();
  const open = useOpenDialog();
  if (!isAdmin) return null;
  return (
    <Group gap="var(--space-8)">
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => open({ table: 'adjustments', ...request })}
      >
        Dar o quitar puntos
      </Button>
      {request.pair === undefined ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => open({ table: 'lots', ...request })}
        >
          Sorteo
        </Button>
      ) : null}
    </Group>
  );
}
