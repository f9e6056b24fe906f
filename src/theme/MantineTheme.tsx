import './mantine.css';
import './site.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme, type ColorScheme } from './colorScheme.ts';
import { cssVariablesResolver } from './cssVariables.ts';
import { theme } from './theme.ts';
import { useIsHydrated } from '../utils/useIsHydrated.ts';

type MantineThemeProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar uses it. */
  forceColorScheme?: ColorScheme;
  /** What stands there in a page that the build draws, until React has taken it over. */
  place?: ReactNode;
};

/**
 * Stands around what is made of Mantine: forms, dialogs, messages, the sponsors' carousel. A page's
 * first sight is not, so that none of this is waited for; the tokens are the same for both. Nor is what the
 * build draws: Mantine writes style attributes, which the policy forbids in a page that comes drawn, and
 * would paint it by day before the visitor's choice is read.
 */
export function MantineTheme({ children, forceColorScheme, place = null }: MantineThemeProps) {
  const scheme = useColorScheme();
  if (!useIsHydrated()) return place;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={forceColorScheme ?? scheme}
    >
      {children}
    </MantineProvider>
  );
}
