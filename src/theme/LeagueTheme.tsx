import './mantine.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import { MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './cssVariables.ts';
import { theme } from './theme.ts';

type LeagueThemeProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar and the tests use it. */
  forceColorScheme?: Exclude<MantineColorScheme, 'auto'>;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
};

/** Everything that the components need to look as they should: styles, font, tokens, Mantine's theme. */
export function LeagueTheme({ children, ...provider }: LeagueThemeProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      {...provider}
    >
      {children}
    </MantineProvider>
  );
}
