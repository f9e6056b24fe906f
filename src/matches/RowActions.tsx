import { DeleteButton } from '../ui/DeleteButton.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { isPostponed } from './announcedMatch.ts';
import { putOff } from './putOff.ts';
import { useShare, type Shareable } from './shareContext.ts';

type RowActionsProps = {
  /** The result or match of the row. */
  share: Shareable;
  /** The row, in words: *resultado Los Smash contra Doble Pared*. */
  what: string;
  isDeleting: boolean;
  /** Enters the result of a match, where no button of the row does. */
  onSettle?: (() => void) | undefined;
  /** Opens the form that corrects it; of a match that was put off, the one for its day. */
  onEdit: () => void;
  onDelete: () => void;
};

/** The administrator's controls of a row or card: one menu, and the X. */
export function RowActions(props: RowActionsProps) {
  const { share, what, isDeleting, onSettle, onEdit, onDelete } = props;
  const openShare = useShare();
  const match = share.kind === 'match' ? share.match : null;
  const isWithoutDay = match !== null && isPostponed(match);
  return (
    <>
      <MoreMenu
        what={what}
        actions={() =>
          [
            onSettle === undefined ? [] : { text: 'Cargar resultado', run: onSettle },
            { text: isWithoutDay ? 'Dar fecha' : 'Corregir', run: onEdit },
            match === null || isWithoutDay
              ? []
              : { text: 'A reprogramar', run: () => putOff(match) },
            openShare === null ? [] : { text: 'Compartir', run: () => openShare(share) },
          ].flat()
        }
      />
      <DeleteButton what={what} isDeleting={isDeleting} onDelete={onDelete} />
    </>
  );
}
