import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { AdjustmentsSection } from '../league/AdjustmentsSection.tsx';
import type { AdjustmentsRequest, OpenedDialogProps } from '../../matches/RowDialogs.tsx';
import { DialogMessages } from './DialogMessages.tsx';
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

type AdjustmentsDialogProps = {
  request: AdjustmentsRequest;
  isOpen: boolean;
  onClose: () => void;
};

/** Points given to the pairs of a category in a season, or taken from them; of one pair on its own page. */
function AdjustmentsDialog({ request, isOpen, onClose }: AdjustmentsDialogProps) {
  const isShown = useMounted() && isOpen;
  useCloseOnBack(isShown, () => {
    onClose();
    return true;
  });
  return (
    <Modal {...dialogProps} opened={isShown} onClose={onClose} title="Puntos dados o quitados">
      {isShown ? <DialogMessages /> : null}
      <AdjustmentsSection {...request} />
    </Modal>
  );
}
