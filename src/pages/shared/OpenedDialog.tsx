import { matchForm } from '../../components/RowDialog/matchForm.ts';
import { resultCorrection, resultForm } from '../../components/RowDialog/resultForm.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import type { DialogRequest } from './RowDialogs.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { TableDialog } from './TableDialog.tsx';

type OpenedDialogProps = { request: DialogRequest; isOpen: boolean; onClose: () => void };

/** The dialog that was asked for, with the data of its table. */
export function OpenedDialog({ request, ...dialog }: OpenedDialogProps) {
  return (
    <MantineTheme>
      <DialogOfRequest request={request} {...dialog} />
    </MantineTheme>
  );
}

function DialogOfRequest({ request, ...dialog }: OpenedDialogProps) {
  const { results, upcomingMatches } = useData().tables;
  if (request.table === 'upcoming_matches') {
    const match = { name: request.table, opened: upcomingMatches, form: matchForm };
    return <TableDialog {...dialog} {...match} request={request} />;
  }
  if (request.action === 'settle') return <SettleDialog {...dialog} match={request.match} />;
  const form = request.action === 'edit' ? resultCorrection : resultForm;
  const result = { name: request.table, opened: results, form };
  return <TableDialog {...dialog} {...result} request={request} />;
}
