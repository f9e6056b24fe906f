import { Box, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TypedFields } from './draft.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { FormDescription } from './formDescription.ts';
import { Notice } from '../../ui/Notice.tsx';

type ConflictNoteProps<Values> = {
  form: FormDescription<Values>;
  current: Values | null;
  /** The texts in the form. */
  typed: TypedFields;
  /** Replaces the form's texts with the stored ones. */
  onTake: (current: TypedFields) => void;
};

/** Says that somebody else changed or deleted the row: shows what is stored, and offers to use it. */
export function ConflictNote<Values>({ form, current, typed, onTake }: ConflictNoteProps<Values>) {
  if (current === null) {
    return (
      <Notice kind="warning" role="alert">
        {`Alguien eliminó este ${form.texts.noun} mientras se corregía. Al guardar se vuelve a agregar.`}
      </Notice>
    );
  }
  const stored: TypedFields = form.write(current);
  const isChanged = ({ name }: { name: string }) => stored[name] !== typed[name]?.trim();
  const changed = form.lines.flat().filter(isChanged);
  return (
    <Notice kind="warning" role="alert">
      <Text inherit>
        {`Este ${form.texts.noun} cambió mientras se corregía. Lo que está guardado ahora:`}
      </Text>
      <Box component="dl" my="var(--space-6)">
        {changed.map(({ name, label, kind }) => (
          <Stored key={name} label={label}>
            {kind === 'date' ? formatLongDate(stored[name] ?? '') : stored[name]}
          </Stored>
        ))}
        {form.kept?.filter(isChanged).map(({ name, label, textOf }) => (
          <Stored key={name} label={label}>
            {textOf(stored)}
          </Stored>
        ))}
      </Box>
      <Text inherit mb="var(--space-6)">
        Al guardar se reemplaza por lo escrito aquí.
      </Text>
      <Button variant="default" size="compact-md" onClick={() => onTake(stored)}>
        Usar lo guardado
      </Button>
    </Notice>
  );
}

function Stored({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group wrap="nowrap" align="baseline" gap="var(--space-8)">
      <Text component="dt" inherit c="dimmed" flex="none">
        {label}
      </Text>
      <Text component="dd" inherit m={0} fw="var(--weight-bold)">
        <bdi>{children}</bdi>
      </Text>
    </Group>
  );
}
