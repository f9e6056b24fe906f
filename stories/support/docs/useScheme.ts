import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

type Scheme = 'light' | 'dark';
type Globals = Readonly<Record<string, unknown>>;

/** The colour scheme that the toolbar asks for; both at once are a matter of single stories. */
export function useScheme({ channel }: DocsContainerProps['context']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() =>
    /scheme:dark/u.test(window.location.search) ? 'dark' : 'light',
  );
  useEffect(() => {
    const update = ({ globals }: { globals: Globals }) =>
      setScheme(globals['scheme'] === 'dark' ? 'dark' : 'light');
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return scheme;
}
