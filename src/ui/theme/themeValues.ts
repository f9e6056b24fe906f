import { createTheme } from '@mantine/core';
import { accent, brand, dark, gray, red } from './colors.ts';

/** The name under which Mantine keeps the colour scheme that was chosen: its own. */
export const colorSchemeKey = 'mantine-color-scheme-value';

const fontFamily = 'var(--font-family)';

/** The values of the theme's CSS variables. The build reads them too, so this file imports no styles. */
export const themeValues = createTheme({
  colors: { brand, accent, red, dark, gray },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  black: gray[9],
  fontFamily,
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.625rem',
  },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.45', xl: '1.4' },
  headings: {
    fontFamily,
    fontWeight: '850',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--font-size-page)', lineHeight: '0.98' },
      h2: { fontSize: 'var(--font-size-section)', lineHeight: '1.05' },
      h3: { fontSize: '1.25rem', lineHeight: '1.15' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.2' },
      h5: { fontSize: '1.0625rem', lineHeight: '1.25' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-card)',
    sm: 'var(--shadow-card)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '22px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
