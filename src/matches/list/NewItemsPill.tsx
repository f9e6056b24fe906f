import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './NewItemsPill.module.css';

type NewItemsPillProps = {
  /** The number of rows that arrived while the page was scrolled; 0: no pill. */
  count: number;
  /** The kind of row that arrived. */
  noun: 'resultado' | 'partido';
  /** Shows them and scrolls to the top. */
  onShow: () => void;
};

/**
 * 3 resultados nuevos*, above the list: what is being read does not move.
 *
 * - **Keyboard:** A button, next in order after the header.
 * - **Screen reader:** Announced politely, once.
 */
export function NewItemsPill({ count, noun, onShow }: NewItemsPillProps) {
  if (count === 0) return null;
  return (
    <div className={classes['root']}>
      <Button
        className={classes['pill']}
        color="accent"
        leftSection={<IconArrowUp size={18} stroke={2.5} aria-hidden="true" />}
        onClick={() => onShow()}
      >
        {count === 1 ? `1 ${noun} nuevo` : `${count} ${noun}s nuevos`}
      </Button>
    </div>
  );
}
