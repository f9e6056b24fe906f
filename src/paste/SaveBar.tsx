import { Button, Group, Text } from '@mantine/core';

type SaveBarProps = {
  /** The failure, or what is still missing; announced. */
  note: string | null;
  /** The label of the button that saves, e.g. `Guardar 10 resultados`. */
  label: string;
  isReady: boolean;
  isSaving: boolean;
  /** Saves the rows. */
  onSave: () => void;
  /** Discards the rows. */
  onDiscard: () => void;
};

/**
 * Saves or discards many rows at once; it stays above the bar at the foot while they are scrolled.
 *
 * - **Keyboard:** The last two stops of the page.
 * - **Screen reader:** The note is a status; a save that is in flight is busy.
 */
export function SaveBar({ note, label, isReady, isSaving, onSave, onDiscard }: SaveBarProps) {
  return (
    <Group
      data-save-bar
      justify="flex-end"
      gap="8px 12px"
      pos="sticky"
      bottom="calc(var(--foot-bar-height) + env(safe-area-inset-bottom))"
      mx="calc(-1 * var(--page-gutter))"
      px="var(--page-gutter)"
      py={8}
      bg="var(--color-surface)"
      style={{
        zIndex: 1,
        borderBlockStart: '1px solid var(--color-border)',
        // Nothing is seen between it and the edge of the screen.
        boxShadow: '0 var(--space-64) 0 var(--color-surface)',
        clipPath: 'inset(0 0 calc(-1 * var(--foot-bar-height)))',
      }}
    >
      <Text component="output" flex="1 1 16rem" fw={560}>
        {note}
      </Text>
      <Button variant="default" onClick={onDiscard} disabled={isSaving}>
        Descartar
      </Button>
      <Button onClick={onSave} disabled={isSaving || !isReady} aria-busy={isSaving}>
        {isSaving ? 'Guardando…' : label}
      </Button>
    </Group>
  );
}
