import { ActionIcon } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Shareable } from '../matches/shareContext.ts';
import controls from '../ui/theme/controls.module.css';
import { useShare } from './shareContext.ts';

type ShareButtonProps = {
  /** The result, match or table that is shared. */
  share: Shareable;
  /** The shared row, e.g. *resultado Los Smash contra Doble Pared*. */
  what: string;
  /** Instead of the icon: the scoreboard of a row, whose button is plain. */
  children?: ReactNode;
  /** Id of that content: the button's name begins with what is seen on it, as one says it to a voice control. */
  contentId?: string;
  /** A class for the outermost element. */
  className?: string | undefined;
};

/**
 * Opens the dialog for sharing. Where there is none, its content is shown without a button.
 *
 * - **When:** At results, matches and pairs.
 * - **When not:** For a whole page by its address: the browser does that.
 * - **Keyboard:** Enter or Space; the dialog returns the focus here.
 * - **Screen reader:** “Compartir resultado Los Smash contra Doble Pared”; in a row, first what is seen on it: the
 *   games, or “22:00 Compartir partido …”.
 */
export function ShareButton({
  share,
  what,
  children,
  contentId,
  className = '',
}: ShareButtonProps) {
  const open = useShare();
  if (open === null) return children;
  const name = `Compartir ${what}`;
  if (children === undefined) {
    return (
      <ActionIcon
        color="brand"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => open(share)}
      >
        <IconShare2 size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <button
      type="button"
      id={contentId && `${contentId}-share`}
      className={`${controls['plain']} ${className}`}
      aria-label={name}
      // Its content, then its own label.
      aria-labelledby={contentId && `${contentId} ${contentId}-share`}
      aria-haspopup="dialog"
      onClick={() => open(share)}
    >
      {children}
    </button>
  );
}
