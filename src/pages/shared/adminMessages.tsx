import { notifications } from '@mantine/notifications';

const closeButtonProps = { 'aria-label': 'Cerrar' };

/** Tells the administrator what went wrong; it stays until it is read. */
export function showFailure(message: string) {
  notifications.show({
    message,
    color: 'red',
    autoClose: 10_000,
    role: 'alert',
    closeButtonProps,
  });
}

/** Tells the administrator that it is done. */
export function showDone(message: string) {
  notifications.show({ message, autoClose: 4000, role: 'status', closeButtonProps });
}
