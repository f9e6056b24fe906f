import { useState, useSyncExternalStore } from 'react';
import type { NoticeState } from './NoticeButton.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { readNotices, storeNotices, watchNotices } from './noticeStorage.ts';
import { askForNotifications, notificationAccess } from './notifications.ts';
import { announcePairs } from './pairAnnouncements.ts';

/** Whether this device announces what happens to its starred pairs, and how to change it. */
export function useNotices(): { state: NoticeState; toggle: () => Promise<void> } {
  const data = useData();
  const areOn = useSyncExternalStore(watchNotices, readNotices, () => false);
  // What the last tap met; before it, nothing is said.
  const [refused, setRefused] = useState<'denied' | 'unsupported' | null>(null);
  const isOn = areOn && notificationAccess() === 'granted';
  return {
    state: refused ?? (isOn ? 'on' : 'off'),
    async toggle() {
      if (isOn) {
        storeNotices(false);
        return;
      }
      const access = await askForNotifications();
      setRefused(access === 'denied' || access === 'unsupported' ? access : null);
      if (access !== 'granted') return;
      storeNotices(true);
      announcePairs(data);
    },
  };
}
