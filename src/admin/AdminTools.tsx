import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { openConfirmations } from '../ui/confirmations.ts';
import { useAreMessagesInDialog } from './form/messagesPlace.ts';
import classes from './AdminTools.module.css';
import { useFreeSide } from './useFreeSide.ts';

/**
 * The administrator's confirmations and notifications; visitors do not load it.
 *
 * - **Keyboard:** Ctrl+Z undoes what the last message is about.
 * - **Screen reader:** Each message is a status or an alert.
 */
export function AdminTools() {
  const areMessagesInDialog = useAreMessagesInDialog();
  const side = useFreeSide();
  // Runs after the effects of `ModalsProvider`, in which it adds its listeners.
  useEffect(openConfirmations, []);
  useEffect(() => {
    // Fetched now, because the network may be gone when they are needed. What does not arrive is
    // fetched again then.
    const parts = [
      loadCode(() => import('./form/OpenedDialog.tsx')),
      loadCode(() => import('../session/adminMessages.tsx')),
      loadCode(() => import('../matches/askToDelete.ts')),
    ];
    Promise.all(parts).catch(() => undefined);
  }, []);
  return (
    <ModalsProvider>
      {areMessagesInDialog ? null : (
        <Notifications
          className={classes['messages'] ?? ''}
          data-side={side}
          position="top-center"
          zIndex="var(--z-toast)"
        />
      )}
    </ModalsProvider>
  );
}
