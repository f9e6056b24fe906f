import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import classes from './Button.module.css';

type ButtonStyle = {
  /** `filled` for a page's main action, `default` for all others. */
  variant?: 'filled' | 'default';
};

/** Looks like Mantine's button, whose code only the administrator's pages load. */
export function Button({
  variant = 'filled',
  className,
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type="button" {...props} {...buttonProps(variant, className)} />;
}

/** A link to another site that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  className,
  children,
  ...props
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...props} {...buttonProps(variant, className)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A link to a page of the site that looks like a button. */
export function PageLink({ variant = 'filled', className, ...props }: LinkProps & ButtonStyle) {
  return <Link {...props} {...buttonProps(variant, className)} />;
}

function buttonProps(variant: ButtonStyle['variant'], className = '') {
  return { className: `${classes['root']} ${className}`.trim(), 'data-variant': variant };
}
