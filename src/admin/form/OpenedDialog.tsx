import type { OpenedDialogProps } from '../../matches/RowDialogs.tsx';
import { MantineTheme } from '../../ui/theme/MantineTheme.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** The dialog that was asked for. */
export function OpenedDialog({ request, ...dialog }: OpenedDialogProps) {
  return (
    <MantineTheme>
      {request.table === 'upcoming_matches' ? (
        <MatchDialog {...dialog} request={request} />
      ) : request.action === 'settle' ? (
        <SettleDialog {...dialog} match={request.match} />
      ) : (
        <ResultDialog {...dialog} request={request} />
      )}
    </MantineTheme>
  );
}
