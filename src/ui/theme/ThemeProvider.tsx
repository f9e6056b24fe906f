import './mantine.css';
import 'virtual:theme.css';
import './site.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameHere } from '../../live/base.ts';
import { theme } from './theme.ts';
import { colorSchemeKey } from './themeValues.ts';

type ThemeProviderProps = {
  children: ReactNode;
  /** Overrides the visitor's choice; Storybook's toolbar uses it. */
  forceColorScheme?: 'light' | 'dark';
};

const colorSchemeManager = localStorageColorSchemeManager({ key: nameHere(colorSchemeKey) });

/** Mantine with the site's theme, once, around everything. */
export function ThemeProvider({ children, forceColorScheme }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
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
