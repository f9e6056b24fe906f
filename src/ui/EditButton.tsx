import { IconPencil } from '@tabler/icons-react';
import controls from './theme/controls.module.css';
import classes from './EditButton.module.css';

type EditButtonProps = {
  /** What it corrects, in words: *resultado Los Smash contra Doble Pared*. */
  what: string;
  onEdit: () => void;
};

/** The administrator's pencil on a card, beside the `X`. */
export function EditButton({ what, onEdit }: EditButtonProps) {
  return (
    <button
      type="button"
      className={`${controls['plain']} ${classes['root']}`}
      aria-label={`Corregir ${what}`}
      onClick={onEdit}
    >
      <IconPencil size={20} aria-hidden />
    </button>
  );
}
