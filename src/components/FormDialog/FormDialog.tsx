import '../../theme/mantineForms.css';
import { Button, Loader, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SubmitEvent, ReactNode } from 'react';
import { dialogProps } from './dialogProps.ts';
import classes from './FormDialog.module.css';

type FormDialogProps = {
  opened: boolean;
  /** By ×, Cancelar, Escape or the backdrop. */
  onClose: () => void;
  title: string;
  /** The form itself. It is there only while the dialog is open, and so begins anew each time. */
  children: ReactNode;
};

/** A dialog that holds a form: the page behind it stands still, and gets the focus back afterwards. */
export function FormDialog({ opened, onClose, title, children }: FormDialogProps) {
  // A dialog that is fetched when it is asked for comes open already. Mantine notes where the focus
  // was only when one opens: so it opens a moment later, and gives the focus back.
  const isMounted = useMounted();
  return (
    <Modal {...dialogProps} opened={opened && isMounted} onClose={onClose} title={title}>
      {children}
    </Modal>
  );
}

type DialogFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** What went wrong with saving. */
  failure: string | null;
  /** What is unusual, and no reason not to save. */
  warnings: readonly string[];
  children: ReactNode;
};

/** The fields, what there is to say about them, and the two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { onSubmit, onCancel, isSaving, failure, warnings, children } = props;
  return (
    // The fields say in Spanish what is wrong with them; the browser speaks its own language.
    <form className={classes['form']} onSubmit={onSubmit} noValidate aria-busy={isSaving}>
      {children}
      <div className={classes['foot']}>
        <output className={classes['warnings']}>
          {warnings.map((warning) => (
            <p key={warning} className={classes['warning']}>
              {warning}
            </p>
          ))}
        </output>
        {failure === null ? null : (
          <p className={classes['failure']} role="alert">
            <IconAlertTriangle size={20} aria-hidden />
            {failure}
          </p>
        )}
        <div className={classes['actions']}>
          <Button variant="default" onClick={onCancel} aria-disabled={isSaving}>
            Cancelar
          </Button>
          <Button
            type="submit"
            // Not `disabled`: the focus would be lost, and with it the way to try again.
            aria-disabled={isSaving}
            leftSection={isSaving ? <Loader size={16} color="currentcolor" /> : null}
          >
            {isSaving ? 'Guardando...' : 'Guardar'}
          </Button>
        </div>
      </div>
    </form>
  );
}
