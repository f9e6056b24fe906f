import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

type EditButtonProps = {
  /** What it corrects, in words: *resultado Los Smash contra Doble Pared*. */
  what: string;
  onEdit: () => void;
};

/** The administrator's pencil on a row or card, beside the `X`. */
export function EditButton({ what, onEdit }: EditButtonProps) {
  return (
    <ActionIcon color="brand" aria-label={`Corregir ${what}`} title="Corregir" onClick={onEdit}>
      <IconPencil size={20} aria-hidden />
    </ActionIcon>
  );
}
