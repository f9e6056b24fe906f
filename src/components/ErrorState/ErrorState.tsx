import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../Button/Button.tsx';
import classes from './ErrorState.module.css';

type ErrorStateProps = {
  /** What went wrong and what to do, in one sentence. */
  message: string;
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined;
};

/** Shown when loading failed and there is no earlier data. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
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
}
