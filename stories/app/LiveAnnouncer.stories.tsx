import preview from '../../.storybook/preview.tsx';
import { LiveAnnouncer } from '../../src/app/LiveAnnouncer.tsx';

const meta = preview.meta({ title: 'Feedback/LiveAnnouncer', component: LiveAnnouncer });

/** Nothing to see: the region is there, and silent until something arrives. */
export const Silent = meta.story({ args: { announcement: null } });
