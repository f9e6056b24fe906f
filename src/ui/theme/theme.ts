import { createTheme, defaultVariantColorsResolver, mergeThemeOverrides } from '@mantine/core';
import controls from './controls.module.css';
import headings from './headings.module.css';
import { themeValues } from './themeValues.ts';
import { variantColors } from './variantColors.ts';

/**
 * The theme of the site, Storybook and the tests. Semantic colours are in tokens.css.
 */
export const theme = mergeThemeOverrides(
  themeValues,
  createTheme({
    variantColorResolver: (input) =>
      variantColors(input.variant, input.color ?? input.theme.primaryColor) ??
      defaultVariantColorsResolver(input),
    components: {
      ActionIcon: {
        defaultProps: { variant: 'subtle', color: 'inherit' },
        classNames: { root: controls['actionIcon'] },
      },
      Badge: { defaultProps: { tt: 'none', size: 'lg', variant: 'filled' } },
      Burger: { defaultProps: { size: 20, lineSize: 2, color: 'currentcolor' } },
      Button: { classNames: { root: controls['button'] } },
      Card: { defaultProps: { withBorder: true }, classNames: { root: controls['card'] } },
      Title: { classNames: { root: headings['title'] } },
    },
  }),
);
