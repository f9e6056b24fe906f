import './mantine.css';
import './league.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme, type ColorScheme } from './colorScheme.ts';
import { cssVariablesResolver } from './cssVariables.ts';
import { theme } from './theme.ts';

type MantineThemeProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar uses it. */
  forceColorScheme?: ColorScheme;
};

/**
 * Stands around what is made of Mantine: forms, dialogs, messages, the sponsors' carousel. A page's
 * first sight is not, so that none of this is waited for; the tokens are the same for both.
 */
export function MantineTheme({ children, forceColorScheme }: MantineThemeProps) {
  const scheme = useColorScheme();
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
