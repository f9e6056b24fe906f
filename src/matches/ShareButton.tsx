import { ActionIcon } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Shareable } from '../matches/shareContext.ts';
import controls from '../ui/theme/controls.module.css';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { useShare } from './shareContext.ts';

type ShareButtonProps = {
  /** The result, match or table that is shared. */
  share: Shareable;
  /** The shared thing, e.g. *resultado Los Smash contra Doble Pared*, where no sentence beside the button says it. */
  what?: string;
  /** Instead of the icon: the scoreboard of a row, whose button is plain. */
  children?: ReactNode;
  /** Id of the row's sentence, which describes that button. */
  describedBy?: string;
  /** A class for the outermost element. */
  className?: string | undefined;
};

/**
 * Opens the dialog for sharing. Where there is none, its content is shown without a button.
 *
 * - **When:** At results, matches and pairs.
 * - **When not:** For a whole page by its address: the browser does that.
 * - **Keyboard:** Enter or Space; the dialog returns the focus here.
 * - **Screen reader:** “Compartir resultado Los Smash contra Doble Pared”; in a row “Compartir”, described by the row.
 */
export function ShareButton({
  share,
  what = '',
  children,
  describedBy,
  className = '',
}: ShareButtonProps) {
  const open = useShare();
  if (open === null) return children;
  if (children === undefined) {
    return (
      <ActionIcon
        color="brand"
        aria-label={`Compartir ${what}`}
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
      className={`${controls['plain']} ${className}`}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={() => open(share)}
    >
      <span className={visuallyHidden}>Compartir</span>
      {children}
    </button>
  );
}
