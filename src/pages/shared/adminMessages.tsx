import { notifications } from '@mantine/notifications';
import { UndoMessage } from '../../components/UndoMessage/UndoMessage.tsx';
import { newId } from '../../utils/newId.ts';

const closeButtonProps = { 'aria-label': 'Cerrar' };

/** Mantine stops the time while a message is hovered or has the focus. */
const time = { short: 4000, long: 10_000 } as const;

let lastUndo: string | null = null;

/** Tells the administrator what went wrong. */
export function showFailure(message: string) {
  notifications.show({
    message,
    color: 'red',
    autoClose: time.long,
    role: 'alert',
    closeButtonProps,
  });
}

/** Tells the administrator that it is done, and offers to undo it where that is possible. */
export function showDone(message: string, onUndo?: () => void) {
  if (onUndo === undefined) {
    notifications.show({ message, autoClose: time.short, role: 'status', closeButtonProps });
    return;
  }
  // Only the last change is offered: undoing an earlier one could not bring back what was.
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
