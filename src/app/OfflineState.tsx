import '@mantine/core/styles/Card.layer.css';
import { Card, Group, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';

/**
 * Shown in place of what was never read while the device has no network.
 *
 * - **When:** For a page that this device has never read.
 * - **When not:** Where earlier rows can stay: ConnectionStatus says of when they are. For a server that
 *   failed: ErrorState.
 * - **Keyboard:** Nothing to reach: the page loads by itself once there is a network.
 * - **Screen reader:** An alert: it is read at once.
 */
export function OfflineState({
  what,
}: {
  /** The part that needs a connection, e.g. *Esta página*. */
  what: string;
}) {
  return (
    // Looks like an error, but nothing is broken.
    <Card role="alert" p={20}>
      <Group wrap="nowrap">
        <IconWifiOff
          size={28}
          color="var(--color-text-muted)"
          style={{ flex: 'none' }}
          aria-hidden="true"
        />
        <Text fw={560}>{`${what} necesita conexión.`}</Text>
      </Group>
    </Card>
  );
}
