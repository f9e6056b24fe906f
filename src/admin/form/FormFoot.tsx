import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Loader, Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import classes from './Form.module.css';

/** A button that saves and goes on to another row. */
export type SaveAndNext = { text: string; onOpen: () => void };

type FormFootProps = {
  ref: Ref<HTMLDivElement>;
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
  const { ref, failure, isSaving, onCancel, next, summary, children } = props;
  return (
    <Stack ref={ref} gap="var(--space-8)" className={classes['foot'] ?? ''}>
      {summary}
      {children}
      {failure === null ? null : <Notice kind="failure">{failure}</Notice>}
      <Group justify="end" align="stretch" gap="var(--space-6)">
        <Button
          className={classes['action'] ?? ''}
          variant="default"
          onClick={onCancel}
          aria-disabled={isSaving}
        >
          Cancelar
        </Button>
        {next === undefined ? null : (
          <Button
            className={classes['action'] ?? ''}
            variant="light"
            data-wraps
            onClick={next.onSave}
            aria-disabled={isSaving}
          >
            {next.text}
          </Button>
        )}
        <Button
          className={classes['action'] ?? ''}
          type="submit"
          // A `disabled` button would lose the focus.
          aria-disabled={isSaving}
          leftSection={isSaving ? <Loader size={16} color="currentcolor" /> : null}
        >
          {isSaving ? 'Guardando...' : 'Guardar'}
        </Button>
      </Group>
    </Stack>
  );
}
