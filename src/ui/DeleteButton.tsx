import controls from './theme/controls.module.css';
import classes from './DeleteButton.module.css';

type DeleteButtonProps = {
  /** What it deletes, e.g. *resultado Los Smash contra Doble Pared*. */
  what: string;
  isDeleting: boolean;
  onDelete: () => void;
};

/** The administrator's `X` on a row or card; `...` while it is being deleted. */
export function DeleteButton({ what, isDeleting, onDelete }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={`${controls['plain']} ${classes['root']}`}
      aria-label={isDeleting ? `Eliminando ${what}` : `Eliminar ${what}`}
      // `disabled` would lose the focus, and with it the position in the list.
      aria-disabled={isDeleting}
      data-deleting={isDeleting || undefined}
      onClick={() => {
        if (!isDeleting) onDelete();
      }}
    >
      {isDeleting ? '...' : 'X'}
    </button>
  );
}
