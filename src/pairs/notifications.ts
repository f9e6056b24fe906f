import { addressHere, nameHere } from '../live/base.ts';

/** This browser's right to notify: `undecided` until the visitor is asked. */
type NotificationAccess = 'unsupported' | 'undecided' | 'denied' | 'granted';

export function notificationAccess(): NotificationAccess {
  if (!('Notification' in globalThis)) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'undecided' : permission;
}

/** Asks the visitor. Only within a tap: browsers refuse other questions for good. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'undecided') await Notification.requestPermission();
  return notificationAccess();
}

/** @param address of the page that a tap on it opens */
type Notice = { id: string; title: string; body: string; address: string; icon: string };

/** Shows a notification; one of the same id is replaced. Nothing happens where it may not. */
export async function notify({ id, title, body, address, icon }: Notice): Promise<void> {
  if (notificationAccess() !== 'granted') return;
  const options = { body, icon, tag: nameHere(id), lang: 'es', data: address };
  const home = addressHere('/');
  const worker = await navigator.serviceWorker?.getRegistration(home);
  // Phones show only those of a service worker; that of a site at `/` is found below its paths, too.
  if (worker?.scope === home) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    window.location.assign(address);
  });
}
