import '@mantine/core/styles/Stack.layer.css';
import { Box, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDidUpdate, useElementSize } from '@mantine/hooks';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { hasSameTexts, type DialogDraft, type TypedFields } from './draft.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { useSettings } from '../../league/settings.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { clearMended } from './clearMended.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { fieldProblems, restoreFields, type FormDescription } from './field.ts';
import { FormFoot, type SaveAndNext } from './FormFoot.tsx';
import {
  conflictRemark,
  draftRemarks,
  isAsked,
  remarksOf,
  subjectOf,
  type Answer,
  type RemarkLeague,
  type RemarkValues,
} from './remarks.ts';
import classes from './Form.module.css';
import { RowField } from './FieldInput.tsx';
import { AnswerContext, SaveQuestion } from './SaveQuestion.tsx';
import type { RowDraft } from './useDraft.ts';

/** What a row is compared with, beside what its form knows. */
export type Compared = Omit<RemarkValues, 'kind' | 'texts' | 'before' | 'kept' | 'saves'> &
  Pick<RemarkLeague, 'results' | 'matches'>;

export type RowFormProps<Values> = {
  /** The fields, and how a row is read from them. */
  form: FormDescription<Values>;
  /** The texts that the form starts with: those of an empty form or of the row to correct. */
  initial: TypedFields;
  /** The date on the league's clock. */
  today: CivilDate;
  /** The pairs of the league, for suggestions and notes on names. */
  pairs?: KnownPairs | undefined;
  /** What a row is compared with. */
  compare?: ((values: Values) => Compared) | undefined;
  /** Something else that can be done with the row. */
  actions?: ReactNode;
  /** The texts that were typed earlier and are not saved. */
  draft: DialogDraft & Pick<RowDraft, 'setAnswer'>;
  /** A second button that saves and opens the dialog of another row. */
  next?: SaveAndNext | undefined;
  isSaving: boolean;
  /** The dialog is fading out. */
  isOver: boolean;
  /** The outcome of the last save; `null` before it, and once it is dealt with. */
  outcome: SaveOutcome<Values> | null;
  /** @param row what was typed, and what is meant as it is */
  onSave: (values: Values, row: RemarkValues, onSaved?: () => void) => void;
  /** @returns whether it closed: not while a save is in flight, whose outcome nobody would see */
  onClose: () => boolean;
  /** Called once a conflict is dealt with. */
  onDealtWith: () => void;
};

/** The fields of a row with its remarks and buttons. */
export function RowForm<Values>(props: RowFormProps<Values>) {
  const { form: description, today, pairs, draft, next, isSaving, isOver, outcome, onSave } = props;
  const { restored } = draft;
  const settings = useSettings();
  const [initial] = useState(props.initial);
  const [isRestored, setRestored] = useState(restored !== null);
  const problemsOf = (fields: TypedFields) =>
    fieldProblems(
      description,
      fields,
      initial,
      (name) => pairs?.check(name, fields['category'] ?? '').kind === 'known',
    );
  /** The save that asked something: the last answer goes on with it, unless something was typed meanwhile. */
  const waiting = useRef<{ onSaved: (() => void) | undefined } | null>(null);
  const isAnswering = useRef(false);
  const [answers, setAnswers] = useState(0);
  const [kept, setKept] = useState<readonly string[]>([]);
  const form = useForm<TypedFields>({
    initialValues: restored === null ? initial : restoreFields(description, restored, initial),
    validate: problemsOf,
    clearInputErrorOnChange: false,
    onValuesChange(fields, previous) {
      if (!isAnswering.current) waiting.current = null;
      clearMended(form, fields, previous, problemsOf(fields));
      if (hasSameTexts(fields, initial)) draft.onDiscard();
      else draft.onType(fields);
    },
  });
  const { ref: foot, height: footHeight } = useElementSize();
  const remarksId = useId();
  const focusField = (name: string | undefined) => form.getInputNode(name ?? '')?.focus();
  /** Unlike `form.setValues`, it does not clear the errors of other fields. */
  const setTexts = (texts: TypedFields) => {
    for (const [name, text] of Object.entries(texts)) form.setFieldValue(name, text);
  };
  const fillIn = (fields: TypedFields) => {
    form.setValues(fields);
    form.clearErrors();
    // The button that had the focus is gone.
    focusField(Object.keys(fields)[0]);
  };
  const onSet = ({ kept: id, match, ...texts }: Answer) => {
    if (id !== undefined) setKept([...kept, id]);
    if (match !== undefined) draft.setAnswer(match);
    setTexts(texts);
  };

  const { kind } = description;
  const texts = withMeantPairs(description, form.values, pairs);
  const values = description.read(texts);
  const row: RemarkValues = { kind, texts, before: initial, kept, saves: true };
  const { results, matches, ...known } = values === null ? {} : (props.compare?.(values) ?? {});
  const league = { settings, pairs, ...(results && { results }), ...(matches && { matches }) };
  // The saved row arrives by the channel while the dialog saves or fades: nothing is asked about it.
  const isDone = isSaving || isOver;
  const remarks = remarksOf({ ...row, ...known }, league, today).filter(
    ({ level }) => !isDone || level !== 'ask',
  );
  const asks = isAsked(remarks);
  const [isSent, setSent] = useState(false);
  const shown = remarks.filter((remark) => {
    // What is half typed is not asked about yet.
    if (['name', 'score', 'day'].includes(subjectOf(remark))) return isSent;
    // A text that asks nothing waits for the answers, which may change it.
    return remark.level === 'ask' || remark.isUnusual === true || !asks;
  });
  const submit = (onSaved?: () => void) =>
    form.onSubmit(
      () => {
        waiting.current = { onSaved };
        if (asks) {
          setSent(true);
          requestAnimationFrame(() =>
            document.getElementById(remarksId)?.querySelector('button')?.focus(),
          );
        } else if (values !== null) onSave(values, row, onSaved);
      },
      (problems) => focusField(Object.keys(problems)[0]),
    );
  const answer: ComponentProps<typeof AnswerContext>['value'] = ({ choose, saves }) => {
    if (saves) waiting.current ??= { onSaved: undefined };
    isAnswering.current = true;
    choose();
    isAnswering.current = false;
    setAnswers(answers + 1);
  };
  useDidUpdate(() => {
    if (waiting.current !== null && !asks) submit(waiting.current.onSaved)();
  }, [answers]);
  return (
    // The fields show their errors in Spanish; the browser would use its own language.
    <Box
      component="form"
      className={classes['form'] ?? ''}
      __vars={{ '--foot-height': `${footHeight}px` }}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => submit()(event)}
    >
      {draftRemarks(draft.isStored ? 'stored' : isRestored ? 'restored' : null, initial).map(
        (remark) => (
          <SaveQuestion
            key={remark.id}
            remark={remark}
            onSet={(fields) => {
              fillIn(fields);
              setRestored(false);
            }}
          />
        ),
      )}
      {description.intro === undefined ? null : (
        <div style={{ outline: 'none' }} tabIndex={-1} data-autofocus>
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
        ref={foot}
        summary={description.summary?.(form.values)}
        failure={outcome?.kind === 'failed' ? outcome.message : null}
        isSaving={isSaving}
        next={next && { text: next.text, onSave: () => submit(next.onOpen)() }}
        onCancel={() => {
          if (props.onClose()) draft.onDiscard();
        }}
      >
        <Stack
          id={remarksId}
          gap="var(--space-6)"
          className={classes['remarks'] ?? ''}
          aria-live="polite"
        >
          <AnswerContext value={answer}>
            {shown.map((remark) => (
              <SaveQuestion
                // An answer may change what it says, and keeps the focus then.
                key={subjectOf(remark) === 'name' ? remark.id : subjectOf(remark)}
                remark={remark}
                onSet={onSet}
              />
            ))}
          </AnswerContext>
          {asks ? null : props.actions}
        </Stack>
        {outcome?.kind === 'conflict' ? (
          <SaveQuestion
            role="alert"
            remark={conflictWith(description, outcome.current, form.values)}
            onSet={(stored) => {
              fillIn(stored);
              props.onDealtWith();
            }}
          />
        ) : null}
      </FormFoot>
    </Box>
  );
}

/** The texts with the names of the pairs that are meant: the note below the field has said which. */
function withMeantPairs(
  { lines }: Pick<FormDescription<never>, 'lines'>,
  texts: TypedFields,
  pairs: KnownPairs | undefined,
): TypedFields {
  const meant = lines.flat().flatMap(({ kind, name }) => {
    if (kind !== 'pair') return [];
    const check = pairs?.check(texts[name] ?? '', texts['category'] ?? '');
    return check?.kind === 'meant' ? [[name, check.pair.name]] : [];
  });
  return { ...texts, ...Object.fromEntries(meant) };
}

function conflictWith<Values>(
  { kind, lines, kept = [], write }: FormDescription<Values>,
  current: Values | null,
  typed: TypedFields,
) {
  const noun = kind === 'result' ? 'resultado' : 'partido';
  if (current === null) return conflictRemark<TypedFields>(noun, null);
  const stored: TypedFields = write(current);
  const isChanged = ({ name }: { name: string }) => stored[name] !== typed[name]?.trim();
  const differing = [
    ...lines
      .flat()
      .filter(isChanged)
      .map((field) => {
        const text = stored[field.name] ?? '';
        return { label: field.label, text: field.kind === 'date' ? formatLongDate(text) : text };
      }),
    ...kept.filter(isChanged).map(({ label, textOf }) => ({ label, text: textOf(stored) })),
  ];
  return conflictRemark<TypedFields>(noun, { set: stored, differing });
}
