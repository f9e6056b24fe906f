import '../ui/theme/mantineDialog.css';
import '@mantine/core/styles/Stack.layer.css';
import { Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { dialogProps } from '../ui/dialogProps.ts';
import { useCloseOnBack } from '../ui/hooks/useCloseOnBack.ts';
import { useReturnFocus } from '../ui/hooks/useReturnFocus.ts';
import { SharePanel, type SharePanelProps } from './SharePanel.tsx';

type ShareDialogProps = SharePanelProps & {
  /** Below the actions, e.g. the calendar. */
  children?: ReactNode;
  /** Called when the dialog closes. */
  onClose: () => void;
};

/**
 * Shares a result, a match, a pair, a table or a day as text, link and picture.
 *
 * - **When:** After a tap on “Compartir”.
 * - **When not:** For all that is known of a match: MatchDialog, which has the same ways to share.
 * - **Keyboard:** Tab stays within, Escape closes and returns the focus.
 * - **Screen reader:** A dialog with a name; that it was copied is announced.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { children, onClose, ...panel } = props;
  useReturnFocus();
  useCloseOnBack(true, () => {
    onClose();
    return true;
  });
  return (
    <Modal
      {...dialogProps}
      size={544}
      title="Compartir"
      opened
      onClose={onClose}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="sm">
        <SharePanel {...panel} />
        {children}
      </Stack>
    </Modal>
  );
}
