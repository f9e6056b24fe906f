import { IconWifiOff } from '@tabler/icons-react';
import classes from './OfflineState.module.css';

/**
 * Shown in place of what was never read while the device has no network.
 *
 * - **When:** In place of what was never read, while the device has no network.
 * - **When not:** When the server does not answer: ErrorState. When there are earlier data: they
 *   stay.
 * - **Keyboard:** Nothing to reach: the page loads by itself once there is a network.
 * - **Screen reader:** An alert: it is read at once.
 */
export function OfflineState({
  what,
}: {
  /** What needs a connection, e.g. *Esta página*. */
  what: string;
}) {
  return (
    <div className={classes['root']} role="alert">
      <IconWifiOff size={28} className={classes['icon']} aria-hidden="true" />
      <p className={classes['message']}>{`${what} necesita conexión.`}</p>
    </div>
  );
}
