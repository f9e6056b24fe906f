import './mantine.css';
import './site.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme, type ColorScheme } from './colorScheme.ts';
import { cssVariablesResolver } from './cssVariables.ts';
import { theme } from './theme.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';

type MantineThemeProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar uses it. */
  forceColorScheme?: ColorScheme;
  /** Rendered instead by the build and until the page is hydrated. */
  placeholder?: ReactNode;
  /** Without them Mantine's own values are used; new variables cost a page all of its styles again. */
  hasOwnVariables?: boolean;
};

/**
 * The provider for what is made of Mantine: forms, dialogs, notifications, the sponsors' carousel. The
 * rest of the site uses the same tokens without it, and does not wait for its code. It renders nothing
 * at build time, when the colour scheme is not known.
 */
export function MantineTheme(props: MantineThemeProps) {
  const { children, forceColorScheme, placeholder = null, hasOwnVariables = true } = props;
  const scheme = useColorScheme();
  if (!useIsHydrated()) return placeholder;
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={hasOwnVariables}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={forceColorScheme ?? scheme}
    >
      {children}
    </MantineProvider>
  );
}
