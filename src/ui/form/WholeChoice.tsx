import type { ReactNode } from 'react';
import classes from './WholeChoice.module.css';

type WholeChoiceProps = {
  /** The text of the option that is chosen. */
  text: string;
  /** Whether the select has no look of Mantine's: it gets one, with an arrow. */
  isPlain?: boolean;
  /** Styles of the text. */
  className?: string | undefined;
  /** The `<select>`, or what holds it. */
  children: ReactNode;
};

/**
 * Shows what is chosen in a `<select>` in as many lines as it takes: Firefox and Safari give it a single one, and cut it.
 *
 * - **When:** Around each `<select>` that is not a SelectField.
 * - **When not:** In a form: SelectField.
 * - **Keyboard:** The select’s own.
 * - **Screen reader:** The select’s own; the text is drawn, not a part of the page.
 */
export function WholeChoice({ text, isPlain = false, className = '', children }: WholeChoiceProps) {
  return (
    <div
      className={`${classes['root']} ${className}`}
      data-choice={text}
      data-plain={isPlain || undefined}
    >
      {children}
    </div>
  );
}
