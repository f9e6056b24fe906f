import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type Look = {
  /** `filled` for a page's main action, `default` for all others. */
  variant?: 'filled' | 'default';
};

/** Looks like Mantine's button, whose code only the administrator's pages load. */
export function Button({
  variant = 'filled',
  className,
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} {...look(variant, className)} />;
}

/** A link to another site that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  className,
  children,
  ...props
}: ComponentProps<'a'> & Look) {
  return (
    <a {...props} {...look(variant, className)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function look(variant: Look['variant'], className = '') {
  return { className: `${classes['root']} ${className}`.trim(), 'data-variant': variant };
}
