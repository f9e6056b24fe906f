import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { MantineTheme } from '../theme/MantineTheme.tsx';
import classes from './AdminTools.module.css';

/** Where the administrator's questions and messages appear; a visitor never fetches it. */
export function AdminTools() {
  useEffect(() => {
    // The words are needed most when the network is gone: they are fetched while it is there. What
    // does not come now is fetched when it is needed.
    const words = [
      import('../pages/shared/adminMessages.tsx'),
      import('../components/DeleteConfirmation/openDeleteConfirmation.tsx'),
    ];
    Promise.all(words).catch(() => undefined);
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
