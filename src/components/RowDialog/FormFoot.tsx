import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './RowDialog.module.css';

/** Saving and going on to another row. */
export type SaveAndNext = { text: string; onOpen: () => void };

type FormFootProps = {
  /** What is unusual; it can be saved all the same. */
  warnings: readonly string[];
  /** Why saving failed. */
  failure: string | null;
  isSaving: boolean;
  onCancel: () => void;
  /** A second way to save. */
  next?: { text: string; onSave: () => void } | undefined;
  /** The row in one line. */
  summary: ReactNode;
  children: ReactNode;
};

/** The end of a form, in view however long the form is: remarks, the failure, the two buttons. */
export function FormFoot(props: FormFootProps) {
  const { warnings, failure, isSaving, onCancel, next, summary, children } = props;
  return (
    <div className={classes['foot']}>
      {summary}
      <output className={classes['warnings']}>
        {warnings.map((warning) => (
          <p key={warning} className={classes['warning']}>
            {warning}
          </p>
        ))}
      </output>
      {children}
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
        {next === undefined ? null : (
          <Button variant="light" onClick={next.onSave} aria-disabled={isSaving}>
            {next.text}
          </Button>
        )}
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
  );
}
