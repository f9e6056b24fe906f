import '@mantine/core/styles/Stack.layer.css';
import { Stack, Text } from '@mantine/core';
import controls from './theme/controls.module.css';

type ConsequencesProps = {
  /** The sentences. */
  lines: ReadonlyArray<string>;
};

/**
 * The consequences of a change, a sentence each, in the dialog that asks before many rows change. The
 * first says how many rows. `openConfirmation` opens the dialog.
 *
 * - **When:** Before many rows change, or what can be taken back only by hand.
 * - **When not:** For one row: DeleteConfirmation. For what can be taken back by a tap: UndoMessage.
 * - **Keyboard:** The focus is on “Cancelar”. Tab stays within the dialog, Escape closes it, and the
 *   focus returns to where it was.
 * - **Screen reader:** A dialog with a name, and a list of what follows.
 */
export function Consequences({ lines }: ConsequencesProps) {
  return (
    <Stack component="ul" className={controls['list'] ?? ''} gap={8}>
      {lines.map((line, index) => (
        <Text
          key={line}
          component="li"
          fw={index === 0 ? 700 : 400}
          style={{ overflowWrap: 'anywhere' }}
        >
          {line}
        </Text>
      ))}
    </Stack>
  );
}
