import type { VariantColorResolverResult } from '@mantine/core';

/** Mantine's colours that the site uses, and the name of their tokens in tokens.css. */
const tokens: Readonly<Record<string, string>> = {
  brand: 'brand',
  red: 'danger',
  accent: 'accent',
};

const noBorder = '1px solid transparent';

/**
 * The colours of a variant, as tokens: their text passes AA in both schemes, where Mantine's own is always
 * white.
 * @returns `undefined` for what is Mantine's own
 */
export function variantColors(
  variant: string,
  color = 'brand',
): VariantColorResolverResult | undefined {
  if (variant === 'default') {
    return {
      background: 'var(--color-surface-raised)',
      hover: 'var(--color-surface-sunken)',
      color: 'var(--color-text)',
      border: '1px solid var(--color-border-control)',
    };
  }
  if (variant === 'subtle' && color === 'inherit') {
    return {
      background: 'transparent',
      hover: 'var(--color-surface-sunken)',
      color,
      border: noBorder,
    };
  }
  const token = tokens[color];
  if (token === undefined) return undefined;
  if (variant === 'filled') {
    // Text of a light brand is darker than its buttons.
    const ground = token === 'brand' ? 'brand-fill' : token;
    return {
      background: `var(--color-${ground})`,
      hover: `var(--color-${ground}-hover)`,
      color: `var(--color-on-${token})`,
      border: noBorder,
    };
  }
  // The accent has no soft shade.
  if (token === 'accent') return undefined;
  const [shade, soft] = [`var(--color-${token})`, `var(--color-${token}-soft)`];
  if (variant === 'light') {
    // On the deeper ground the shade itself may be too faint.
    const hoverColor = `var(--color-${token}-hover)`;
    const hover = `var(--color-${token}-soft-hover)`;
    return { background: soft, hover, color: shade, hoverColor, border: noBorder };
  }
  if (variant === 'outline') {
    return { background: 'transparent', hover: soft, color: shade, border: `1px solid ${shade}` };
  }
  if (variant !== 'subtle') return undefined;
  return { background: 'transparent', hover: soft, color: shade, border: noBorder };
}
