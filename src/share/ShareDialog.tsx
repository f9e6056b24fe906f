import '../ui/theme/mantineDialog.css';
import '@mantine/core/styles/Stack.layer.css';
import { Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Shareable } from '../matches/shareContext.ts';
import { dialogProps } from '../ui/dialogProps.ts';
import { useCloseOnBack } from '../ui/hooks/useCloseOnBack.ts';
import { useReturnFocus } from '../ui/hooks/useReturnFocus.ts';
import { RadioChoice } from './Choice.tsx';
import { ShareActions } from './ShareActions.tsx';
import { SharePicture, type Branding } from './SharePicture.tsx';

type ShareDialogProps = {
  /** The result, match or table that is shared. */
  share: Shareable;
  /** All results of its day, where the visitor may share those instead. */
  day?: Shareable | undefined;
  /** The address of what is shared, with its origin. */
  addressOf: (share: Shareable) => string;
  /** The league’s name, address and sponsors, for the picture. */
  branding: Branding;
  /** Below the actions, e.g. the calendar. */
  children?: ReactNode;
  /** Called when the dialog closes. */
  onClose: () => void;
};

/**
 * Shares a result, a match, a pair, a table or a day as text, link and picture.
 *
 * - **Keyboard:** Tab stays within, Escape closes and returns the focus.
 * - **Screen reader:** A dialog with a name; that it was copied is announced.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { share, day, addressOf, branding, children, onClose } = props;
  const [isDay, setDay] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const shown = isDay && day !== undefined ? day : share;
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
        {day === undefined ? null : (
          <RadioChoice
            label="Qué se comparte"
            options={[
              { value: 'one', label: 'Este resultado' },
              { value: 'day', label: 'Todo el día' },
            ]}
            value={isDay ? 'day' : 'one'}
            onChange={(value) => setDay(value === 'day')}
          />
        )}
        {shown.kind === 'pair' ? null : (
          <SharePicture share={shown} branding={branding} onFile={setFile} />
        )}
        <ShareActions share={shown} address={addressOf(shown)} file={file} />
        {children}
      </Stack>
    </Modal>
  );
}
