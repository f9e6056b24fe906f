import { Button } from '@mantine/core';
import type { TypedFields } from './draft.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { FormDescription } from './formDescription.ts';
import classes from './RowDialog.module.css';

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
      <p className={classes['warning']} role="alert">
        Alguien eliminó este {form.texts.noun} mientras se corregía. Al guardar se vuelve a agregar.
      </p>
    );
  }
  const stored: TypedFields = form.write(current);
  const isChanged = ({ name }: { name: string }) => stored[name] !== typed[name]?.trim();
  const changed = form.lines.flat().filter(isChanged);
  return (
    <div className={classes['warning']} role="alert">
      <p className={classes['conflict']}>
        Este {form.texts.noun} cambió mientras se corregía. Lo que está guardado ahora:
      </p>
      <dl className={classes['stored']}>
        {changed.map(({ name, label, kind }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{kind === 'date' ? formatLongDate(stored[name] ?? '') : stored[name]}</bdi>
            </dd>
          </div>
        ))}
        {form.kept?.filter(isChanged).map(({ name, label, textOf }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{textOf(stored)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['conflict']}>Al guardar se reemplaza por lo escrito aquí.</p>
      <Button variant="default" size="compact-md" onClick={() => onTake(stored)}>
        Usar lo guardado
      </Button>
    </div>
  );
}
