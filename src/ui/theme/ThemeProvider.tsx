import './mantine.css';
import 'virtual:theme.css';
import './site.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

type ThemeProviderProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar uses it. */
  forceColorScheme?: 'light' | 'dark';
};

/** Mantine with the site's theme, once, around everything. */
export function ThemeProvider({ children, forceColorScheme }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(forceColorScheme === undefined ? {} : { forceColorScheme })}
      // They are in `virtual:theme.css`: a style element would cost the page its styles twice.
      withCssVariables={false}
      // `visibleFrom` and `hiddenFrom` are not used.
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
