import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './RowDialog.module.css';

/** A button that saves and goes on to another row. */
export type SaveAndNext = { text: string; onOpen: () => void };

const button = {
  classNames: {
    root: classes['action'] ?? '',
    label: classes['actionLabel'] ?? '',
    section: classes['actionSection'] ?? '',
  },
};

type FormFootProps = {
  ref: Ref<HTMLDivElement>;
  /** Remarks on what is unusual; the row can be saved all the same. */
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

/** The end of a form, always in view: remarks, the failure and the buttons. */
export function FormFoot(props: FormFootProps) {
  const { ref, warnings, failure, isSaving, onCancel, next, summary, children } = props;
  return (
    <div ref={ref} className={classes['foot']}>
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
        <Button {...button} variant="default" onClick={onCancel} aria-disabled={isSaving}>
          Cancelar
        </Button>
        {next === undefined ? null : (
          <Button
            {...button}
            variant="light"
            data-wraps
            onClick={next.onSave}
            aria-disabled={isSaving}
          >
            {next.text}
          </Button>
        )}
        <Button
          {...button}
          type="submit"
          // A `disabled` button would lose the focus.
          aria-disabled={isSaving}
          leftSection={isSaving ? <Loader size={16} color="currentcolor" /> : null}
        >
          {isSaving ? 'Guardando...' : 'Guardar'}
        </Button>
      </div>
    </div>
  );
}
