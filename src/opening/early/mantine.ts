import controls from '../../ui/theme/controls.module.css';
import headings from '../../ui/theme/headings.module.css';
import { variantColors } from '../../ui/theme/variantColors.ts';
import { jsx } from './react.ts';

// Replaces `@mantine/core` in the early scripts: the elements that Mantine renders with the site's theme, for
// the components and props of `mantineProps.ts`. Mantine's own code for them would be 8 kB. The classes are
// those of Mantine's style sheets; tests/unit/opening/early/mantine.test.tsx compares the elements.

type Props = Readonly<Record<string, unknown>>;
type CardProps = Props & { component?: unknown; className: string };
type ButtonProps = Props & { component?: unknown; variant?: string; color?: string };

export function Button({ leftSection, rightSection, children, ...props }: ButtonProps) {
  const label = jsx('span', { className: 'm_811560b9', children });
  return buttonOf('button', 'm_77c9d27d', {
    ...props,
    'data-with-left-section': leftSection ? true : undefined,
    'data-with-right-section': rightSection ? true : undefined,
    children: jsx('span', {
      className: 'm_80f1301b',
      children: [sectionOf('left', leftSection), label, sectionOf('right', rightSection)],
    }),
  });
}

function sectionOf(position: string, children: unknown) {
  if (!children) return null;
  return jsx('span', { className: 'm_a74036a', 'data-position': position, children });
}

export function ActionIcon({
  variant = 'subtle',
  color = 'inherit',
  children,
  ...props
}: ButtonProps) {
  return buttonOf('ai', 'm_8d3f4000', {
    ...props,
    variant,
    color,
    children: jsx('span', { className: 'm_8d3afb97', children }),
  });
}

function buttonOf(kind: 'button' | 'ai', root: string, props: ButtonProps) {
  const { component = 'button', variant, color, className, ...rest } = props;
  const colors = variantColors(variant ?? 'filled', color);
  if (colors === undefined) throw new Error('The early script has no colours for this variant.');
  // The style sheet has those of a button without a variant.
  const hasColors = variant !== undefined || color !== undefined;
  const theme = controls[kind === 'ai' ? 'actionIcon' : kind];
  const classes = ['mantine-focus-auto mantine-active', theme, className, root, 'm_87cf2631'];
  return jsx(component, {
    type: component === 'button' ? component : undefined,
    ...rest,
    className: classes.filter(Boolean).join(' '),
    style: {
      ...(hasColors && { [`--${kind}-bg`]: colors.background, [`--${kind}-hover`]: colors.hover }),
      [`--${kind}-color`]: colors.color,
      ...(hasColors && { [`--${kind}-bd`]: colors.border }),
    },
    'data-variant': variant,
  });
}

export function Title({
  order,
  className,
  ...props
}: Props & { order: number; className?: string }) {
  const heading = `h${order}`;
  return jsx(heading, {
    ...props,
    className: [headings['title'], className, 'm_8a5d1357'].filter(Boolean).join(' '),
    style: {
      '--title-fw': `var(--mantine-${heading}-font-weight)`,
      '--title-lh': `var(--mantine-${heading}-line-height)`,
      '--title-fz': `var(--mantine-${heading}-font-size)`,
    },
    'data-order': order,
  });
}

export function Card({ component = 'div', className, ...props }: CardProps) {
  return jsx(component, {
    ...props,
    className: `${controls['card']} ${className} m_e615b15f m_1b7284a3`,
    'data-with-border': true,
    'data-orientation': 'vertical',
  });
}

/** Its class alone: `src/ui/visuallyHidden.ts`. */
export const VisuallyHidden = { classes: { root: 'm_515a97f8' } };
