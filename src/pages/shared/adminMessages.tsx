import { notifications } from '@mantine/notifications';
import { openDeleteConfirmation } from '../../components/DeleteConfirmation/openDeleteConfirmation.tsx';
import type { LeagueTableName } from '../../data/leagueTable.ts';

/** Asks the specification's question, and names the match that it is about. */
export function askBeforeDeleting(
  table: LeagueTableName,
  { team1, team2 }: { team1: string; team2: string },
  onConfirm: () => void,
) {
  openDeleteConfirmation({
    kind: table === 'results' ? 'result' : 'match',
    team1,
    team2,
    onConfirm,
  });
}

/** Tells the administrator what went wrong; it stays until it is read. */
export function showFailure(message: string) {
  notifications.show({
    message,
    color: 'red',
    autoClose: 10_000,
    role: 'alert',
    closeButtonProps: { 'aria-label': 'Cerrar' },
  });
}
