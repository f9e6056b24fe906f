import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Notification, Stack } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import { keepMessagesInDialog } from './messagesPlace.ts';

/**
 * Shows the messages of earlier saves inside the open dialog. They stay until it closes: if they
 * disappeared by themselves, the fields would move while they are tapped.
 */
export function DialogMessages() {
  const { notifications: shown } = useNotifications();
  const place = useRef<HTMLDivElement>(null);
  useEffect(keepMessagesInDialog, []);
  useDidUpdate(() => {
    // The button that had the focus is removed with its message.
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, [shown.length]);
  return (
    <Stack
      ref={place}
      gap="var(--space-8)"
      mb={shown.length === 0 ? 0 : 'var(--space-12)'}
      style={{ outline: 'none' }}
      tabIndex={-1}
    >
      {shown.map(({ id, message, color, role, closeButtonProps }) => (
        <Notification
          key={id}
          bd="1px solid var(--color-border-control)"
          py="var(--space-4)"
          style={{ boxShadow: 'none' }}
          color={color ?? 'brand'}
          role={role ?? 'status'}
          closeButtonProps={closeButtonProps ?? {}}
          onClose={() => notifications.hide(id ?? '')}
        >
          {message}
        </Notification>
      ))}
    </Stack>
  );
}
