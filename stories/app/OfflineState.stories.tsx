import preview from '../../.storybook/preview.tsx';
import { OfflineState } from '../../src/app/OfflineState.tsx';

const meta = preview.meta({
  title: 'Feedback/OfflineState',
  tags: ['new'],
  component: OfflineState,
  args: { what: 'Esta página' },
});

/** A page that was never visited. */
export const Default = meta.story({});

/** A list of a page, on the smallest screen. */
export const OfAList = meta.story({
  args: { what: 'Esta lista' },
  globals: { viewport: { value: 'smallest' } },
});
