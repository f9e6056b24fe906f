import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

type Scheme = 'light' | 'dark';
type Update = { globals: Readonly<Record<string, unknown>> };

/** The colour scheme that the toolbar asks for; both at once are a matter of single stories. */
export function useScheme({ channel }: DocsContainerProps['context']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() => {
    // The scheme was sent before the page was there.
    const last: readonly Update[] | undefined =
      channel.last('globalsUpdated') ?? channel.last('setGlobals');
    return schemeOf(last?.[0]);
  });
  useEffect(() => {
    const update = (next: Update) => setScheme(schemeOf(next));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return scheme;
}

function schemeOf(update: Update | undefined): Scheme {
  return update?.globals['scheme'] === 'dark' ? 'dark' : 'light';
}
