import type { OpenedDialogProps } from '../../matches/RowDialogs.tsx';
import { AdjustmentsDialog } from './AdjustmentsDialog.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** The dialog that was asked for. */
export function OpenedDialog({ request, ...dialog }: OpenedDialogProps) {
  if (request.table === 'upcoming_matches') return <MatchDialog {...dialog} request={request} />;
  if (request.table === 'adjustments') return <AdjustmentsDialog {...dialog} request={request} />;
  if (request.action === 'settle') return <SettleDialog {...dialog} match={request.match} />;
  return <ResultDialog {...dialog} request={request} />;
}
