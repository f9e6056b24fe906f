import './theme/mantineForms.css';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { whenConfirmationsOpen } from './confirmations.ts';
import { Consequences } from './Consequences.tsx';
import { useCloseOnBack } from './hooks/useCloseOnBack.ts';
import { dialogProps } from './dialogProps.ts';

export type Confirmation = {
  title: string;
  children: ReactNode;
  /** The label of the button, e.g. *Unir*. */
  confirm: string;
  /** Whether it deletes. */
  isDeletion?: boolean;
  onConfirm: () => void;
  /** Called once the question is gone, whatever was answered. */
  onGone?: () => void;
};

const modalId = 'confirmation';

/** Asks before something is done. Needs a `ModalsProvider` on the page. */
export function openConfirmation(props: Confirmation) {
  const { title, children, confirm, isDeletion = false, onConfirm, onGone } = props;
  modals.openConfirmModal({
    ...dialogProps,
    modalId,
    title,
    children: (
      <>
        <CloseOnBack onBack={() => modals.close(modalId)} />
        {children}
      </>
    ),
    labels: { confirm, cancel: 'Cancelar' },
    ...(isDeletion ? { confirmProps: { color: 'red' } } : {}),
    // Cancelar has the focus: Enter pressed too soon does nothing.
    cancelProps: { 'data-autofocus': true },
    onConfirm,
    ...(onGone === undefined ? {} : { onExitTransitionEnd: onGone }),
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

/**
 * Asks before many rows change.
 * @param question with the consequences, in sentences
 * @returns the answer, once the question is gone and the focus is back where it was
 */
export async function askFirst({
  lines,
  ...question
}: Pick<Confirmation, 'title' | 'confirm'> & { lines: readonly string[] }): Promise<boolean> {
  await whenConfirmationsOpen;
  return new Promise((resolve) => {
    let isAgreed = false;
    openConfirmation({
      ...question,
      children: <Consequences lines={lines} />,
      onConfirm: () => {
        isAgreed = true;
      },
      onGone: () => resolve(isAgreed),
    });
  });
}
