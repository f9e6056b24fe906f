import type { ComponentProps } from 'react';
import classes from './Button.module.css';

type Look = {
  /** `filled` for what the page is there for, `default` for everything else. */
  variant?: 'filled' | 'default';
};

/** A button as visitors meet it. It looks like Mantine's, whose code only the administrator needs. */
export function Button({ variant, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} {...look(variant, className)} />;
}

/** A link to another site that is as weighty as a button. */
export function ButtonLink({ variant, className, children, ...props }: ComponentProps<'a'> & Look) {
  return (
    <a {...props} {...look(variant, className)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function look(variant: Look['variant'] = 'filled', className = '') {
  return { className: `${classes['root']} ${className}`.trim(), 'data-variant': variant };
}
