import '../../theme/mantineForms.css';
import { modals } from '@mantine/modals';
import { useCloseOnBack } from '../../utils/hooks/useCloseOnBack.ts';
import { dialogProps } from '../RowDialog/dialogProps.ts';
import classes from './DeleteConfirmation.module.css';

type DeleteConfirmation = {
  kind: 'result' | 'match' | 'pair';
  team1: string;
  team2: string;
  /** What tells it from another match of the same two, e.g. its score and date. */
  detail?: string;
  onConfirm: () => void;
};

const titles = { result: 'Eliminar resultado', match: 'Eliminar partido', pair: 'Eliminar pareja' };
const questions = {
  result: '¿Estás seguro de que quieres eliminar este resultado?',
  match: '¿Estás seguro que deseas eliminar este partido?',
  pair: '¿Estás seguro de que quieres eliminar esta pareja?',
};

const modalId = 'delete-confirmation';

/** Asks before a row is deleted, and names it. Needs a `ModalsProvider` on the page. */
export function openDeleteConfirmation(props: DeleteConfirmation) {
  const { kind, team1, team2, detail, onConfirm } = props;
  modals.openConfirmModal({
    ...dialogProps,
    modalId,
    title: titles[kind],
    children: (
      <>
        <CloseOnBack onBack={() => modals.close(modalId)} />
        <p className={classes['question']}>{questions[kind]}</p>
        <p className={classes['match']}>
          <bdi>{team1}</bdi> contra <bdi>{team2}</bdi>
        </p>
        {detail === undefined ? null : <p className={classes['detail']}>{detail}</p>}
      </>
    ),
    labels: { confirm: 'Eliminar', cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    // Cancelar has the focus: Enter pressed too soon deletes nothing.
    cancelProps: { 'data-autofocus': true },
    onConfirm,
  });
}

/** Stands in the dialog's content: Mantine shows that only while the dialog is open. */
function CloseOnBack({ onBack }: { onBack: () => void }) {
  useCloseOnBack(true, () => {
    onBack();
    return true;
  });
  return null;
}
