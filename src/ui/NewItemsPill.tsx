import { IconArrowUp } from '@tabler/icons-react';
import controls from './theme/controls.module.css';
import classes from './NewItemsPill.module.css';

type NewItemsPillProps = {
  /** How many arrived while the page was scrolled; 0: no pill. */
  count: number;
  noun: 'resultado' | 'partido';
  /** Shows them and scrolls to the top. */
  onShow: () => void;
};

/** *3 resultados nuevos*, above the list: what is being read does not move. */
export function NewItemsPill({ count, noun, onShow }: NewItemsPillProps) {
  if (count === 0) return null;
  return (
    <div className={classes['root']}>
      <button
        type="button"
        className={`${controls['plain']} ${classes['pill']}`}
        onClick={() => onShow()}
      >
        <IconArrowUp size={18} stroke={2.5} aria-hidden="true" />
        {count === 1 ? `1 ${noun} nuevo` : `${count} ${noun}s nuevos`}
      </button>
    </div>
  );
}
