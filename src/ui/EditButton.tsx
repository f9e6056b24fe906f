import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

type EditButtonProps = {
  /** The row that it corrects, in words: *resultado Los Smash contra Doble Pared*. */
  what: string;
  /** Called when the button is pressed. */
  onEdit: () => void;
};

/**
 * The administrator's pencil on a row or card, beside the `X`.
 *
 * - **When:** Beside the X, on a row, a card or an entry of the league’s lists.
 * - **When not:** To enter the result of a match: *Cargar* on its row or card.
 * - **Keyboard:** Enter or Space opens the dialog; it returns the focus here.
 * - **Screen reader:** “Corregir resultado Los Smash contra Doble Pared”.
 */
export function EditButton({ what, onEdit }: EditButtonProps) {
  return (
    <ActionIcon color="brand" aria-label={`Corregir ${what}`} title="Corregir" onClick={onEdit}>
      <IconPencil size={20} aria-hidden />
    </ActionIcon>
  );
}
