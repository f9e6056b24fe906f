import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { managerTheme } from '../managerTheme.ts';
import { applyToolbar } from '../mediaPreferences.ts';
import { ThemeProvider } from '../../src/ui/theme/ThemeProvider.tsx';
import './docs.module.css';
import { schemesOf } from '../toolbar.ts';
import { useToolbar } from './useToolbar.ts';

/** Around every page of the docs: Storybook's own container, in the scheme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  const [first] = schemesOf(globals);
  const scheme = first ?? 'light';
  useEffect(() => applyToolbar(globals), [globals]);
  return (
    <ThemeProvider forceColorScheme={scheme}>
      <MemoryRouter>
        <DocsContainer
          context={context}
          theme={{ ...managerTheme(scheme), fontBase: 'var(--font-family)' }}
        >
          {children}
        </DocsContainer>
      </MemoryRouter>
    </ThemeProvider>
  );
}
