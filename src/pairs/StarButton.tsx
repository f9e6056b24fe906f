import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

type StarButtonProps = {
  isStarred: boolean;
  /** Called when the button is pressed. */
  onToggle: () => void;
};

/**
 * Makes a pair one of one's own on this device, or no longer.
 *
 * - **Keyboard:** Enter or Space.
 * - **Screen reader:** “Mi pareja”, pressed or not.
 */
export function StarButton({ isStarred, onToggle }: StarButtonProps) {
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <Button
      variant={isStarred ? 'filled' : 'default'}
      aria-pressed={isStarred}
      onClick={onToggle}
      leftSection={<Icon size={20} aria-hidden="true" />}
    >
      Mi pareja
    </Button>
  );
}
