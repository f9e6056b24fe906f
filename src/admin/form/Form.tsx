import '@mantine/core/styles/Stack.layer.css';
import '../../ui/theme/mantineForms.css';
import { Box, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDidUpdate, useElementSize } from '@mantine/hooks';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import { NameTakenError } from '../../session/writeErrors.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { hasSameTexts, type DialogDraft } from './draft.ts';
import {
  fieldProblems,
  flat,
  proposals,
  restoredTexts,
  type Field,
  type Fields,
  type Typed,
} from './field.ts';
import { FieldInput } from './FieldInput.tsx';
import classes from './Form.module.css';
import {
  conflictRemark,
  draftRemarks,
  isAsked,
  subjectOf,
  waitsForSave,
  type Answer,
  type Remark,
} from './remarks.ts';
import { AnswerContext, SaveQuestion } from './SaveQuestion.tsx';
import type { RowDraft } from './useDraft.ts';

export type FormProps<Name extends string> = {
  fields: Fields<Name>;
  /** Their texts at first. */
  initial: Typed<Name>;
  /** Whether the row is new: fields are proposed. */
  isNew?: boolean;
  /** The pairs of the league, for suggestions and notes on names. */
  pairs?: KnownPairs | undefined;
  /** What is said or asked about what is typed. @param kept the ids of what is meant as it is */
  remarks?: ((typed: Typed<Name>, kept: readonly string[]) => readonly Remark[]) | undefined;
  /** What follows from what is typed, or can be done besides; it waits while something is asked. */
  renderNote?: ((typed: Typed<Name>) => ReactNode) | undefined;
  /** A preview of the page with what is typed. */
  renderPreview?: ((typed: Typed<Name>) => ReactNode) | undefined;
  /** Stores what was typed. */
  onSave: (typed: Typed<Name>) => Promise<SaveOutcome>;
  /** Closes the form; without it, it stays open. */
  onCancel?: () => void;
  /** What only a form that fills a dialog has. */
  dialog?: {
    /** The dialog is fading out: nothing is asked, and nothing saved. */
    isOver: boolean;
    saving: ReturnType<typeof useSaving>;
    /** The ids of what is meant as it is, as a state. */
    kept: Kept;
    /** Content above the fields; it has the focus at first, instead of the first field. */
    intro?: ((typed: Typed<Name>) => ReactNode) | undefined;
    /** Shows the row in one line, always in view while it is entered. */
    summary?: ((typed: Typed<Name>) => ReactNode) | undefined;
    /** The texts that were typed earlier and are not saved. */
    draft: DialogDraft & Pick<RowDraft, 'setAnswer'>;
    /** A second button that saves and opens the dialog of another row. */
    next?: SaveAndNext | undefined;
    /** What is said after a conflict. @property stored the texts that are stored; `null`: the row was deleted */
    conflict: { noun: 'resultado' | 'partido'; stored: Typed<Name> | null };
  };
};

type Kept = readonly [readonly string[], (kept: readonly string[]) => void];

/** A button that saves and goes on to another row. */
export type SaveAndNext = { text: string; onOpen: () => void };

/**
 * The form of a row or of settings: its fields, what is said or asked about them, its buttons, and beside it the part
 * of the page that it changes.
 *
 * - **Keyboard:** Enter saves; the first field with an error has the focus then.
 * - **Screen reader:** Fields with labels and errors; what failed is an alert.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { fields, isNew = false, pairs, renderNote, renderPreview, dialog } = props;
  const all = flat(fields);
  const [initial] = useState(props.initial);
  const own = useSaving();
  const { isSaving, outcome, run, clear } = dialog?.saving ?? own;
  const { draft, intro, next, conflict } = dialog ?? {};
  const isDone = isSaving || dialog?.isOver === true;
  const [isRestored, setRestored] = useState((draft?.restored ?? null) !== null);
  const root = useRef<HTMLFormElement>(null);
  const [works] = useState(() => new Set<Promise<void>>());
  const problemsOf = (typed: Typed<Name>) => {
    const { category = '' }: Partial<Typed> = typed;
    const isKnown = (name: string) => pairs?.check(name, category).kind === 'known';
    return fieldProblems(fields, typed, initial, isKnown);
  };
  /** The save that asked something: the last answer goes on with it, unless something was typed meanwhile. */
  const waiting = useRef<{ onSaved: (() => void) | undefined } | null>(null);
  const isAnswering = useRef(false);
  const [answers, setAnswers] = useState(0);
  const ownKept = useState<readonly string[]>([]);
  const [kept, setKept]: Kept = dialog?.kept ?? ownKept;
  const [isSent, setSent] = useState(false);
  const form = useForm<Typed<Name>>({
    initialValues: draft?.restored ? restoredTexts(fields, draft.restored, initial) : initial,
    validate: problemsOf,
    clearInputErrorOnChange: false,
    onValuesChange(typed, previous) {
      if (!isAnswering.current) waiting.current = null;
      const problems = problemsOf(typed);
      // What is wrong with one field may be mended in another.
      for (const { name } of all) {
        const isMended = problems[name] === undefined || typed[name] !== previous[name];
        if (form.errors[name] !== undefined && isMended) form.clearFieldError(name);
      }
      const proposed = proposals(fields, typed, previous, isNew);
      if (proposed.length > 0) setTexts(Object.fromEntries(proposed));
      else if (hasSameTexts(typed, initial)) draft?.onDiscard();
      else draft?.onType(typed);
    },
  });
  const { ref: foot, height: footHeight } = useElementSize();
  const remarksId = useId();
  const focusField = (name: Name | undefined) => {
    const control = `[data-field="${name}"] :is(button, input:not([type="file"]))`;
    const field =
      root.current?.querySelector<HTMLElement>(`[data-path="${name}"]`) ??
      root.current?.querySelector<HTMLElement>(control);
    field?.focus({ preventScroll: true });
    // The header, or the foot, would cover a field at the edge of the screen.
    field?.scrollIntoView({ block: 'center' });
  };
  const setTexts = (texts: object) => {
    const entries: readonly unknown[][] = Object.entries(texts);
    form.setValues(Object.fromEntries(entries));
  };
  const fillIn = (texts: Typed<Name>) => {
    form.setValues(texts);
    form.clearErrors();
    // The button that had the focus is gone.
    focusField(all[0]?.name);
  };
  const onSet = ({ kept: id, asked, match, ...texts }: Answer) => {
    if (id !== undefined) setKept([...kept, id]);
    if (asked !== undefined) setKept(kept.filter((each) => each !== asked));
    if (match !== undefined) draft?.setAnswer(match);
    setTexts(texts);
  };

  /** The saved row arrives by the channel while the form saves or fades: nothing is asked about it. */
  const remarksOn = (typed: Typed<Name>) =>
    (props.remarks?.(typed, kept) ?? []).filter(({ level }) => !isDone || level !== 'ask');
  const remarks = remarksOn(form.values);
  const asks = isAsked(remarks);
  const shown = remarks.filter((remark) => {
    // What is half typed is not asked about yet.
    if (waitsForSave(remark)) return isSent;
    // A text that asks nothing waits for the answers, which may change it.
    return remark.level === 'ask' || remark.isUnusual === true || !asks;
  });
  const save = async (typed: Typed<Name>, onSaved?: () => void) => {
    if (dialog?.isOver === true) return;
    const ended = await run(() => props.onSave(typed));
    if (ended.kind === 'saved') onSaved?.();
    if (ended.kind !== 'failed' || !(ended.error instanceof NameTakenError)) return;
    const { column: other } = ended.error;
    const taken = all.find(({ column }) => column !== undefined && column === other);
    if (taken === undefined) return;
    clear();
    form.setFieldError(taken.name, ended.message);
    focusField(taken.name);
  };
  const submit = (onSaved?: () => void) => {
    const send = form.onSubmit(
      (typed) => {
        waiting.current = { onSaved };
        if (!isAsked(remarksOn(typed))) {
          void save(typed, onSaved);
          return;
        }
        setSent(true);
        requestAnimationFrame(() =>
          document.getElementById(remarksId)?.querySelector('button')?.focus(),
        );
      },
      (problems) => focusField(all.find(({ name }) => problems[name] !== undefined)?.name),
    );
    // What is on the screen is what is saved.
    if (works.size === 0) send();
    else void Promise.all(works).then(() => send());
  };
  const answer: ComponentProps<typeof AnswerContext>['value'] = ({ choose, saves }) => {
    if (saves) waiting.current ??= { onSaved: undefined };
    isAnswering.current = true;
    choose();
    isAnswering.current = false;
    setAnswers(answers + 1);
  };
  useDidUpdate(() => {
    if (waiting.current !== null && !asks) submit(waiting.current.onSaved);
  }, [answers]);

  const isAskedFor = ({ isAsked: isShown }: Field<Name>) => isShown?.(form.values) ?? true;
  const inputOf = (field: Field<Name>) => {
    const error = form.errors[field.name];
    return (
      <FieldInput
        key={field.name}
        field={field}
        isNew={isNew}
        pairs={pairs}
        form={{
          values: form.values,
          initial,
          error: typeof error === 'string' ? error : null,
          onChange: form.setValues,
          onWork: (work) => works.add(work),
        }}
        onTexts={setTexts}
        inputProps={{
          ...form.getInputProps(field.name),
          'data-autofocus':
            (dialog !== undefined && intro === undefined && field === all[0]) || undefined,
        }}
      />
    );
  };
  const buttonProps = { className: classes['action'] ?? '', 'aria-disabled': isSaving };
  const buttons = [
    props.onCancel === undefined ? null : (
      <Button key="cancel" {...buttonProps} variant="default" onClick={props.onCancel}>
        Cancelar
      </Button>
    ),
    next === undefined ? null : (
      <Button
        key="next"
        {...buttonProps}
        variant="light"
        data-wraps
        onClick={() => submit(next.onOpen)}
      >
        {next.text}
      </Button>
    ),
    <Button
      key="save"
      {...buttonProps}
      type="submit"
      leftSection={isSaving ? <Loader size={16} color="currentcolor" /> : null}
    >
      {isSaving ? 'Guardando...' : 'Guardar'}
    </Button>,
  ];
  return (
    // The fields show their errors in Spanish; the browser would use its own language.
    <Box
      component="form"
      ref={root}
      className={classes['root'] ?? ''}
      mod={{ dialog: dialog !== undefined }}
      __vars={{ '--foot-height': `${footHeight}px` }}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="var(--space-12)" className={classes['fields'] ?? ''}>
        {draftRemarks(draft?.isStored ? 'stored' : isRestored ? 'restored' : null, initial).map(
          (remark) => (
            <SaveQuestion
              key={remark.id}
              remark={remark}
              onSet={(texts) => {
                fillIn(texts);
                setRestored(false);
              }}
            />
          ),
        )}
        {intro === undefined ? null : (
          <div style={{ outline: 'none' }} tabIndex={-1} data-autofocus>
            {intro(form.values)}
          </div>
        )}
        {fields.map((line) => {
          const asked = ('name' in line ? [line] : line).filter(isAskedFor);
          if (asked.length === 0) return null;
          return 'name' in line ? (
            inputOf(line)
          ) : (
            <FieldRow key={line[0]?.name}>{asked.map(inputOf)}</FieldRow>
          );
        })}
        <Stack ref={foot} gap="var(--space-8)" className={classes['foot'] ?? ''}>
          {dialog?.summary?.(form.values)}
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
            {shown.some(({ level }) => level === 'ask') ? null : renderNote?.(form.values)}
          </Stack>
          {outcome?.kind === 'conflict' && conflict ? (
            <SaveQuestion
              role="alert"
              remark={conflictWith(conflict, all, form.values)}
              onSet={(stored) => {
                fillIn(stored);
                clear();
              }}
            />
          ) : outcome !== null && 'message' in outcome ? (
            <Notice kind="failure">{outcome.message}</Notice>
          ) : null}
          {dialog === undefined ? (
            <Group>{buttons.reverse()}</Group>
          ) : (
            <Group justify="end" align="stretch" gap="var(--space-6)">
              {buttons}
            </Group>
          )}
        </Stack>
      </Stack>
      {renderPreview === undefined ? null : (
        <section className={classes['preview']} aria-label="Así se verá">
          <Text size="sm" c="dimmed" mb="var(--space-8)" aria-hidden="true">
            Así se verá
          </Text>
          <div inert>{renderPreview(form.values)}</div>
        </section>
      )}
    </Box>
  );
}

/** Says what somebody else has stored where it differs from what is typed. */
function conflictWith<Name extends string>(
  { noun, stored }: { noun: 'resultado' | 'partido'; stored: Typed<Name> | null },
  fields: readonly Field<Name>[],
  typed: Typed<Name>,
) {
  if (stored === null) return conflictRemark<Typed<Name>>(noun, null);
  const differing = fields
    .filter(({ name }) => stored[name] !== typed[name].trim())
    .map(({ name, label, kind, tell }) => {
      const text = tell?.(stored) ?? stored[name];
      return { label, text: kind === 'date' ? formatLongDate(text) : text };
    });
  return conflictRemark<Typed<Name>>(noun, { set: stored, differing });
}
