import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { Globals } from '../toolbar.ts';

type Update = { globals: Globals };

/** What the toolbar is set to. */
export function useToolbar({ channel }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    // It was sent before the page was there.
    const last: readonly Update[] | undefined =
      channel.last('globalsUpdated') ?? channel.last('setGlobals');
    return last?.[0]?.globals ?? {};
  });
  useEffect(() => {
    const update = (next: Update) => setGlobals(next.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return globals;
}
