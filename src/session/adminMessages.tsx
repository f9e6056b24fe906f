import { notifications } from '@mantine/notifications';
import { UndoMessage } from './UndoMessage.tsx';
import { newId } from '../live/newId.ts';

const closeButtonProps = { 'aria-label': 'Cerrar' };

/** The time for which a message stays, ms. Mantine stops the time while it is hovered or has the focus. */
const time = { short: 4000, long: 10_000 } as const;

let lastUndo: string | null = null;
let lastFailure: string | null = null;

/** Tells the administrator what went wrong. */
export function showFailure(message: string) {
  hideFailure();
  lastFailure = newId();
  notifications.show({
    id: lastFailure,
    message,
    color: 'red',
    autoClose: time.long,
    role: 'alert',
    closeButtonProps,
  });
}

/** What failed is in the past once something else has ended. */
function hideFailure() {
  if (lastFailure !== null) notifications.hide(lastFailure);
  lastFailure = null;
}

/** Tells the administrator that something is done, and offers the undo if there is one. */
export function showDone(message: string, onUndo?: () => void) {
  hideFailure();
  if (onUndo === undefined) {
    notifications.show({ message, autoClose: time.short, role: 'status', closeButtonProps });
    return;
  }
  // Only the last change can be undone from its message: an earlier one may be the base of later ones.
  if (lastUndo !== null) notifications.hide(lastUndo);
  const id = newId();
  lastUndo = id;
  notifications.show({
    id,
    autoClose: time.long,
    role: 'status',
    closeButtonProps,
    message: (
      <UndoMessage
        onUndo={() => {
          notifications.hide(id);
          onUndo();
        }}
      >
        {message}
      </UndoMessage>
    ),
  });
}
