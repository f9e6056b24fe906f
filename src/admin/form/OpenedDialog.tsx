import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { dialogProps } from '../../ui/dialogProps.ts';
import { PageErrorBoundary } from '../../ui/PageErrorBoundary.tsx';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { AdjustmentsSection } from '../league/AdjustmentsSection.tsx';
import { LotsSection } from '../league/LotsSection.tsx';
import { WithdrawalSection } from '../league/WithdrawalSection.tsx';
import type {
  AdjustmentsRequest,
  LotsRequest,
  OpenedDialogProps,
  WithdrawalRequest,
} from '../../matches/RowDialogs.tsx';
import { PartFailure } from '../DeskPart.tsx';
import { DialogMessages } from './DialogMessages.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

type DialogState = Pick<OpenedDialogProps, 'isOpen' | 'onClose'>;

/** The dialog in whose place a failure is shown. */
const FailedDialogContext = createContext<DialogState>({ isOpen: false, onClose: () => {} });

/**
 * The dialog that was asked for. Where it fails, a dialog says so, and the page below stays.
 *
 * - **When:** Once a page, through `useOpenDialog`: result, match, a result to enter, points.
 * - **When not:** For what visitors open: MatchDialog.
 */
export function OpenedDialog(props: OpenedDialogProps) {
  return (
    <FailedDialogContext value={props}>
      <PageErrorBoundary part="Formulario" Failed={FailedDialog}>
        <AskedDialog {...props} />
      </PageErrorBoundary>
    </FailedDialogContext>
  );
}

function FailedDialog(props: ComponentProps<typeof PartFailure>) {
  const { isOpen, onClose } = use(FailedDialogContext);
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="No se pudo abrir">
      <PartFailure {...props} />
    </DialogFrame>
  );
}

function AskedDialog({ request, ...dialog }: OpenedDialogProps) {
  if (request.table === 'upcoming_matches') return <MatchDialog {...dialog} request={request} />;
  if (request.table === 'adjustments') return <AdjustmentsDialog {...dialog} request={request} />;
  if (request.table === 'lots') return <LotsDialog {...dialog} request={request} />;
  if (request.table === 'withdrawals') return <WithdrawalDialog {...dialog} request={request} />;
  if (request.action === 'settle') return <SettleDialog {...dialog} match={request.match} />;
  return <ResultDialog {...dialog} request={request} />;
}

type AdjustmentsDialogProps = DialogState & { request: AdjustmentsRequest };

/** Points given to the pairs of a category in a season, or taken from them; of one pair on its own page. */
function AdjustmentsDialog({ request, isOpen, onClose }: AdjustmentsDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Puntos dados o quitados">
      <AdjustmentsSection {...request} />
    </DialogFrame>
  );
}

type WithdrawalDialogProps = DialogState & { request: WithdrawalRequest };

/** A pair leaves a season, or comes back. */
function WithdrawalDialog({ request, isOpen, onClose }: WithdrawalDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={`Se baja: ${request.pair.name}`}>
      <WithdrawalSection {...request} onDone={onClose} />
    </DialogFrame>
  );
}

type LotsDialogProps = DialogState & { request: LotsRequest };

/** Lots that were drawn among pairs of a shared place. */
function LotsDialog({ request, isOpen, onClose }: LotsDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Sorteo">
      <LotsSection {...request} onDone={onClose} />
    </DialogFrame>
  );
}

type DialogFrameProps = DialogState & { title: string; children: ReactNode };

function DialogFrame({ isOpen, onClose, title, children }: DialogFrameProps) {
  const isShown = useMounted() && isOpen;
  useCloseOnBack(isShown, () => {
    onClose();
    return true;
  });
  return (
    <Modal {...dialogProps} opened={isShown} onClose={onClose} title={title}>
      {isShown ? <DialogMessages /> : null}
      {children}
    </Modal>
  );
}
