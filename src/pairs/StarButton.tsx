import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

type StarButtonProps = { isStarred: boolean; onToggle: () => void };

/** Makes a pair one of one's own on this device, or no longer. */
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
