import { Button } from '@mantine/core';
import { useOpenDialog, type WithdrawalRequest } from '../matches/RowDialogs.tsx';
import { useAuth } from '../session/authContext.ts';

/** Opens how a pair leaves the season, or comes back; visitors have no such button. */
export function WithdrawalButton(request: Omit<WithdrawalRequest, 'table'>) {
  const { isAdmin } = useAuth();
  const open = useOpenDialog();
  if (!isAdmin) return null;
  return (
    <div>
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => open({ table: 'withdrawals', ...request })}
      >
        Se baja, o cambia una jugadora
      </Button>
    </div>
  );
}
