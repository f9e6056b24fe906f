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
