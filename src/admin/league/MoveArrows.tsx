import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

type MoveArrowsProps = {
  /** The id of the row, see `useFocusOfMoved`. */
  id: string;
  /** The row, e.g. *contacto Ana*. */
  what: string;
  /** Its place, from 0. */
  index: number;
  /** The number of rows. */
  count: number;
  /** Called with its new place, from 0. */
  onMove: (to: number) => void;
};

/**
 * The two arrows that move a row of a list up and down.
 *
 * - **When:** In each row of a list whose order matters.
 * - **When not:** By itself: the list says the new place.
 * - **Keyboard:** Two buttons; with `useFocusOfMoved` the focus stays on the row that was moved.
 * - **Screen reader:** *Subir* and *Bajar* name their row.
 */
export function MoveArrows({ id, what, index, count, onMove }: MoveArrowsProps) {
  return (
    <>
      <ActionIcon
        aria-label={`Subir ${what}`}
        data-arrow={id}
        color="brand"
        // Hidden, and the others stay in place.
        style={index === 0 ? { visibility: 'hidden' } : {}}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={`Bajar ${what}`}
        data-arrow={id}
        color="brand"
        style={index === count - 1 ? { visibility: 'hidden' } : {}}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
