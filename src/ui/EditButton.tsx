import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

type EditButtonProps = {
  /** The entry that it corrects, in words: *contacto Ana Ríos*. */
  what: string;
  /** Called when the button is pressed. */
  onEdit: () => void;
};

/**
 * The administrator's pencil on an entry of the league’s lists.
 *
 * - **When:** Where an entry has no other actions than those of its place.
 * - **When not:** On the row or card of a result or match: MoreMenu.
 * - **Keyboard:** Enter or Space opens the dialog; it returns the focus here.
 * - **Screen reader:** “Corregir contacto Ana Ríos”.
 */
export function EditButton({ what, onEdit }: EditButtonProps) {
  return (
    <ActionIcon color="brand" aria-label={`Corregir ${what}`} title="Corregir" onClick={onEdit}>
      <IconPencil size={20} aria-hidden />
    </ActionIcon>
  );
}
