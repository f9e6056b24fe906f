import '../../theme/mantineForms.css';
import { modals } from '@mantine/modals';
import { dialogProps } from '../FormDialog/dialogProps.ts';
import classes from './DeleteConfirmation.module.css';

type DeleteConfirmation = {
  kind: 'result' | 'match';
  team1: string;
  team2: string;
  /** What tells it from another match of the same two, e.g. its score and its day. */
  detail?: string;
  onConfirm: () => void;
};

const titles = { result: 'Eliminar resultado', match: 'Eliminar partido' };
const questions = {
  result: '¿Estás seguro de que quieres eliminar este resultado?',
  match: '¿Estás seguro que deseas eliminar este partido?',
};

/** Asks before something is deleted, and says what. Needs a `ModalsProvider` on the page. */
export function openDeleteConfirmation(props: DeleteConfirmation) {
  const { kind, team1, team2, detail, onConfirm } = props;
  modals.openConfirmModal({
    ...dialogProps,
    title: titles[kind],
    children: (
      <>
        <p className={classes['question']}>{questions[kind]}</p>
        <p className={classes['match']}>
          <bdi>{team1}</bdi> contra <bdi>{team2}</bdi>
        </p>
        {detail === undefined ? null : <p className={classes['detail']}>{detail}</p>}
      </>
    ),
    labels: { confirm: 'Eliminar', cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    // The harmless answer comes first: Enter pressed too soon deletes nothing.
    cancelProps: { 'data-autofocus': true },
    onConfirm,
  });
}
