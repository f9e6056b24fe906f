import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';

/** Where the administrator's questions and messages appear; a visitor never fetches it. */
export function AdminTools() {
  return (
    <ModalsProvider>
      <Notifications position="bottom-center" zIndex="var(--league-z-toast)" />
    </ModalsProvider>
  );
}
