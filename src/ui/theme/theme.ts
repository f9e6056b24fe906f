import {
  createTheme,
  defaultVariantColorsResolver,
  mergeThemeOverrides,
  type VariantColorsResolver,
} from '@mantine/core';
import controls from './controls.module.css';
import { themeValues } from './themeValues.ts';

/** Controls take the tokens, whose text passes AA in both schemes; Mantine's own on a filled one is white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant === 'subtle' && input.color === 'inherit') {
    return { ...resolved, hover: 'var(--color-surface-sunken)', color: 'inherit' };
  }
  if (input.variant !== 'filled') return resolved;
  const color = input.color ?? input.theme.primaryColor;
  const token = { brand: 'brand', red: 'danger', accent: 'accent' }[color];
  if (token === undefined) return resolved;
  return {
    ...resolved,
    background: `var(--color-${token})`,
    hover: `var(--color-${token}-hover)`,
    color: `var(--color-on-${token})`,
  };
};

/** The theme of the site, Storybook and the tests. Semantic colours are in tokens.css. */
export const theme = mergeThemeOverrides(
  themeValues,
  createTheme({
    variantColorResolver,
    components: {
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'inherit', size: 'var(--target)' } },
      Badge: { defaultProps: { tt: 'none', size: 'lg' } },
      Burger: { defaultProps: { size: 20, lineSize: 2, color: 'currentcolor' } },
      Button: { classNames: { root: controls['button'] } },
    },
  }),
);
