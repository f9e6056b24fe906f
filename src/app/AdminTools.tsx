import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { openConfirmations } from '../pages/shared/confirmations.ts';
import { MantineTheme } from '../theme/MantineTheme.tsx';
import classes from './AdminTools.module.css';

/** The administrator's confirmations and notifications; visitors do not load it. */
export function AdminTools() {
  // The provider's own effects, in which it begins to listen, have run before.
  useEffect(openConfirmations, []);
  useEffect(() => {
    // Fetched now, because they are needed most without a network. What does not arrive is fetched
    // again when it is needed.
    const parts = [
      import('../pages/shared/OpenedDialog.tsx'),
      import('../pages/shared/adminMessages.tsx'),
      import('../data/undoChange.ts'),
      import('../components/DeleteConfirmation/openDeleteConfirmation.tsx'),
    ];
    Promise.all(parts).catch(() => undefined);
  }, []);
  return (
    <MantineTheme>
      <ModalsProvider>
        <Notifications
          className={classes['messages'] ?? ''}
          position="top-center"
          zIndex="var(--z-toast)"
        />
      </ModalsProvider>
    </MantineTheme>
  );
}
