import { useForm } from '@mantine/form';
import { useState } from 'react';
import { hasSameTexts, type DialogDraft, type TypedFields } from '../../domain/draft.ts';
import type { KnownPairs } from '../../domain/knownPairs.ts';
import type { CivilDate } from '../../domain/time.ts';
import { FieldRow } from '../FormField/FieldRow.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { fieldProblems, restoreFields, type FormDescription } from './formDescription.ts';
import { FormFoot, type SaveAndNext } from './FormFoot.tsx';
import classes from './RowDialog.module.css';
import { RowField } from './RowField.tsx';
import type { Saving } from './useSaving.ts';

export type RowFormProps<Values> = {
  form: FormDescription<Values>;
  /** The texts that the form starts with: those of an empty form or of the row to correct. */
  initial: TypedFields;
  /** On the league's clock: a result in the future or a match in the past is remarked on. */
  today: CivilDate;
  /** Whether this match is in the list already; it can be saved all the same. */
  isDuplicate?: (values: Values) => boolean;
  /** The pairs of the league, which are suggested; without them nothing is said of names. */
  pairs?: KnownPairs | undefined;
  /** What was typed before and is not saved; without it nothing is kept. */
  draft?: DialogDraft | undefined;
  /** Goes on to another row once this one is saved. */
  next?: SaveAndNext | undefined;
  saving: Saving<Values>;
};

/** The fields, what there is to say about them, and the two buttons. */
export function RowForm<Values>(props: RowFormProps<Values>) {
  const { form: description, today, isDuplicate, pairs, draft, next, saving } = props;
  const restored = draft?.restored ?? null;
  const [initial] = useState(props.initial);
  const [isRestored, setRestored] = useState(restored !== null);
  const form = useForm<TypedFields>({
    initialValues: restored === null ? initial : restoreFields(description, restored, initial),
    validate: (fields) => fieldProblems(description, fields, initial),
    onValuesChange(fields) {
      if (hasSameTexts(fields, initial)) draft?.onDiscard();
      else draft?.onType(fields);
    },
  });
  const focusField = (name: string | undefined) => form.getInputNode(name ?? '')?.focus();
  /** Unlike `form.setValues` it leaves the problems of the other fields. */
  const setTexts = (texts: TypedFields) => {
    for (const [name, text] of Object.entries(texts)) form.setFieldValue(name, text);
  };
  const fillIn = (fields: TypedFields) => {
    form.setValues(fields);
    form.clearErrors();
    // The button that had the focus is gone.
    focusField(Object.keys(fields)[0]);
  };

  const values = description.read(form.values);
  const { outcome } = saving;
  const warnings = [
    ...description.warnings(form.values, today),
    ...(values !== null && isDuplicate?.(values) === true ? ['Este partido ya está cargado.'] : []),
  ];
  const submit = (onSaved?: () => void) =>
    form.onSubmit(
      () => {
        if (values !== null) saving.save(values, onSaved);
      },
      (problems) => focusField(Object.keys(problems)[0]),
    );
  return (
    // The fields report problems in Spanish; the browser would in its own language.
    <form className={classes['form']} noValidate aria-busy={saving.isSaving} onSubmit={submit()}>
      <DraftNote
        draft={draft}
        isRestored={isRestored}
        onStartAgain={() => {
          fillIn(initial);
          setRestored(false);
        }}
      />
      {description.intro === undefined ? null : (
        <div className={classes['intro']} tabIndex={-1} data-autofocus>
          {description.intro(form.values)}
        </div>
      )}
      {description.lines.map((line, index) => {
        const fields = line.map((field) => (
          <RowField
            key={field.name}
            field={field}
            values={form.values}
            onTexts={setTexts}
            pairs={pairs}
            inputProps={{
              ...form.getInputProps(field.name),
              'data-autofocus': (index === 0 && description.intro === undefined) || undefined,
            }}
          />
        ));
        return fields.length > 1 ? <FieldRow key={line[0]?.name}>{fields}</FieldRow> : fields;
      })}
      <FormFoot
        summary={description.summary?.(form.values)}
        warnings={warnings}
        failure={outcome?.kind === 'failed' ? outcome.message : null}
        isSaving={saving.isSaving}
        next={next && { text: next.text, onSave: () => submit(next.onOpen)() }}
        onCancel={() => {
          if (saving.close()) draft?.onDiscard();
        }}
      >
        {outcome?.kind === 'conflict' ? (
          <ConflictNote
            form={description}
            current={outcome.current}
            typed={form.values}
            onTake={(current) => {
              fillIn(current);
              saving.clearOutcome();
            }}
          />
        ) : null}
      </FormFoot>
    </form>
  );
}
