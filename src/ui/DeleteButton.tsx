import { ActionIcon } from '@mantine/core';

type DeleteButtonProps = {
  /** What it deletes, e.g. *resultado Los Smash contra Doble Pared*. */
  what: string;
  isDeleting: boolean;
  onDelete: () => void;
};

/** The administrator's `X` on a row or card; `...` while it is being deleted. */
export function DeleteButton({ what, isDeleting, onDelete }: DeleteButtonProps) {
  return (
    <ActionIcon
      color="red"
      fz="sm"
      fw={850}
      aria-label={isDeleting ? `Eliminando ${what}` : `Eliminar ${what}`}
      title={isDeleting ? 'Eliminando' : 'Eliminar'}
      // Not `disabled`: the focus would be lost, and with it the position in the list.
      aria-disabled={isDeleting}
      data-disabled={isDeleting}
      onClick={() => {
        if (!isDeleting) onDelete();
      }}
    >
      {isDeleting ? '...' : 'X'}
    </ActionIcon>
  );
}
