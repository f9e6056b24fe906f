import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { use } from 'react';
import classes from './ErrorState.module.css';
import { OfflineContext } from './offlineContext.ts';

type ErrorStateProps = {
  /** What went wrong and what to do, in one sentence. */
  message: string;
  /** What needs a connection, if that is why it failed: *Esta página*; `null`: it needs none. */
  what?: string | null;
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined;
};

/**
 * Shown when loading failed and there is no earlier data.
 *
 * - **When:** When loading failed and there are no earlier data.
 * - **When not:** When there are earlier data: they stay, with their age in the header.
 * - **Keyboard:** The button is the next stop.
 * - **Screen reader:** An alert: it is read at once.
 */
export function ErrorState({ message, what = 'Esta página', onRetry }: ErrorStateProps) {
  const showOffline = use(OfflineContext);
  const error = (
    <div className={classes['root']} role="alert">
      <IconAlertTriangle size={28} className={classes['icon']} aria-hidden="true" />
      <p className={classes['message']}>{message}</p>
      {onRetry === undefined ? null : (
        <Button variant="default" onClick={() => onRetry()}>
          Reintentar
        </Button>
      )}
    </div>
  );
  return what === null || showOffline === null ? error : showOffline(error, what);
}
