import { Box, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';

type UndoMessageProps = {
  /** The sentence about what was done. */
  children: string;
  /** Takes it back. */
  onUndo: () => void;
};

/**
 * The content of a message that can be taken back: by its button, or by Ctrl+Z outside of a field.
 *
 * - **Keyboard:** Ctrl+Z outside of a field, or the button.
 * - **Screen reader:** A status, announced politely.
 */
export function UndoMessage({ children, onUndo }: UndoMessageProps) {
  useHotkeys([['mod+Z', onUndo]]);
  return (
    <Group component="span" justify="space-between" gap="0 12px">
      <Box component="span" flex="1 1 8em">
        {children}
      </Box>
      <Button
        variant="subtle"
        td="underline"
        flex="none"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
      >
        Deshacer
      </Button>
    </Group>
  );
}
