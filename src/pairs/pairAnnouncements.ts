import type { SiteData } from '../matches/DataProvider.tsx';
import { addressHere } from '../live/base.ts';
import { startPairNotices } from './pairNotices.ts';
import { paths } from '../league/paths.ts';
import { notify } from './notifications.ts';

/** Shows a notification of the browser for what happens to the starred pairs. */
export function announcePairs(data: SiteData) {
  startPairNotices(data, ({ id, category, name }, news) => {
    const address = addressHere(paths.pair(category, name, id));
    const icon = `${import.meta.env.BASE_URL}icon-192.png`;
    notify({ ...news, address, icon }).catch((error: unknown) => {
      console.warn('No se pudo avisar:', error);
    });
  });
}
