import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Notification } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import classes from './DialogMessages.module.css';
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
    <div ref={place} className={classes['root']} tabIndex={-1}>
      {shown.map(({ id, message, color, role, closeButtonProps }) => (
        <Notification
          key={id}
          className={classes['message'] ?? ''}
          color={color ?? 'brand'}
          role={role ?? 'status'}
          closeButtonProps={closeButtonProps ?? {}}
          onClose={() => notifications.hide(id ?? '')}
        >
          {message}
        </Notification>
      ))}
    </div>
  );
}
