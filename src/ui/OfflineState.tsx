import { IconWifiOff } from '@tabler/icons-react';
import classes from './OfflineState.module.css';

/** Shown in place of what was never read while the device has no network. @param what *Esta página* */
export function OfflineState({ what }: { what: string }) {
  return (
    <div className={classes['root']} role="alert">
      <IconWifiOff size={28} className={classes['icon']} aria-hidden="true" />
      <p className={classes['message']}>{`${what} necesita conexión.`}</p>
    </div>
  );
}
