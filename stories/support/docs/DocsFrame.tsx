import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { managerTheme } from '../../../.storybook/managerTheme.ts';
import { MantineTheme } from '../../../src/theme/MantineTheme.tsx';
import { useScheme } from './useScheme.ts';

/** Around every page of the docs: Storybook's own container, in the scheme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context);
  return (
    <MantineTheme forceColorScheme={scheme}>
      <MemoryRouter>
        <DocsContainer context={context} theme={managerTheme(scheme)}>
          {children}
        </DocsContainer>
      </MemoryRouter>
    </MantineTheme>
  );
}
