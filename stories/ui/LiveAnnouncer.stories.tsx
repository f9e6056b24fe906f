import preview from '../../.storybook/preview.tsx';
import { LiveAnnouncer } from '../../src/ui/LiveAnnouncer.tsx';

const meta = preview.meta({ title: 'Feedback/LiveAnnouncer', component: LiveAnnouncer });

/** Nothing has arrived yet: the region is there and silent. */
export const Silent = meta.story({ args: { announcement: null } });
