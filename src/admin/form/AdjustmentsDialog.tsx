import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { AdjustmentsRequest } from '../../matches/RowDialogs.tsx';
import { dialogProps } from '../../ui/dialogProps.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { AdjustmentsSection } from '../league/AdjustmentsSection.tsx';
import { DialogMessages } from './DialogMessages.tsx';

type AdjustmentsDialogProps = {
  request: AdjustmentsRequest;
  isOpen: boolean;
  onClose: () => void;
};

/** Points given to the pairs of a category in a season, or taken from them; of one pair on its own page. */
export function AdjustmentsDialog({ request, isOpen, onClose }: AdjustmentsDialogProps) {
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
