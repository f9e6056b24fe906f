import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { visuallyHidden } from './visuallyHidden.ts';

type DeleteButtonProps = {
  /** The row that it deletes, e.g. *resultado Los Smash contra Doble Pared*. */
  what: string;
  isDeleting: boolean;
  /** Called when the button is pressed. */
  onDelete: () => void;
};

/**
 * The administrator's `X` on a row or card; `...` while it is being deleted.
 *
 * - **When:** Wherever a result or match is shown to the administrator.
 * - **When not:** In a form: there the words stand on a button.
 * - **Keyboard:** Enter or Space asks first: the question has the focus on “Cancelar”.
 * - **Screen reader:** “Eliminar resultado Los Smash contra Doble Pared”: the X is never its name.
 */
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
      {isDeleting ? (
        '...'
      ) : (
        <>
          <IconX size={20} aria-hidden />
          <span className={visuallyHidden}>X</span>
        </>
      )}
    </ActionIcon>
  );
}
