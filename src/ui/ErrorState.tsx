import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { use } from 'react';
import { OfflineContext } from './offlineContext.ts';

type ErrorStateProps = {
  /** The failure and a way out, in one sentence. */
  message: string;
  /** The part that needs a connection, if that is why it failed: *Esta página*; `null`: it needs none. */
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
    <Group
      role="alert"
      gap="12px 16px"
      p={20}
      bd="1px solid var(--color-danger)"
      bdrs="lg"
      bg="var(--color-danger-soft)"
    >
      <IconAlertTriangle size={28} color="var(--color-danger)" aria-hidden="true" />
      <Text flex="1 1 12rem" fw={560}>
        {message}
      </Text>
      {onRetry === undefined ? null : (
        <Button variant="default" onClick={() => onRetry()}>
          Reintentar
        </Button>
      )}
    </Group>
  );
  return what === null || showOffline === null ? error : showOffline(error, what);
}
