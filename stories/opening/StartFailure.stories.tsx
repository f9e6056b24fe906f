import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { watchStart } from '../../src/opening/watchStart.ts';

type StartFailureProps = {
  /** The path of the page that nobody can reload. */
  unattended: string;
};

/** What stands in the head of each page, and a page whose code did not come. */
function StartFailure({ unattended }: StartFailureProps) {
  useEffect(() => {
    const before = globalThis.opening;
    globalThis.opening = {
      isFresh: false,
      prefetched: {},
      state: 'coming',
      run: () => {},
      fail: () => {},
      start: () => {},
      repeatTaps: () => {},
    };
    const { opening } = globalThis;
    watchStart('settings-of-the-story', unattended);
    opening.fail();
    return () => {
      opening.start();
      globalThis.opening = before;
    };
  }, [unattended]);
  return <p style={{ minBlockSize: '8rem' }}>Lo que la página muestra se queda.</p>;
}

/**
 * The banner above a page whose code could not be loaded, or failed before it rendered: banner, alert.
 *
 * - **When:** By itself, before React runs.
 * - **When not:** For what fails later: ErrorState in its place.
 */
const meta = preview.meta({
  title: 'Feedback/StartFailure',
  component: StartFailure,
  // No component: the head’s script writes it.
  tags: ['new', '!manifest'],
  args: { unattended: '/tv' },
  parameters: { framed: 'phone' },
  globals: { viewport: { value: 'phone' } },
});

/** On a phone. What the page shows stays below it. */
export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/no terminó de cargar/u);
    await expect(screen.getByRole('link', { name: 'cargarla de nuevo' })).toBeVisible();
  },
});
