import '@mantine/core/styles/Stack.layer.css';
import { Box, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useElementSize } from '@mantine/hooks';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { hasSameTexts, type DialogDraft, type TypedFields } from './draft.ts';
import type { KnownPairs } from '../../pairs/knownPairs.ts';
import { seasonAt } from '../../league/seasonLists.ts';
import { useSettings } from '../../league/settings.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { sideFromText, teamNames } from '../scorePad/scoreValue.ts';
import { clearMended } from './clearMended.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { dayDoubt, doubtKey, nameDoubt, scoreDoubt, type Doubt } from './doubts.ts';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { DraftNote } from './DraftNote.tsx';
import {
  fieldProblems,
  restoreFields,
  type Field,
  type FormDescription,
} from './formDescription.ts';
import { FormFoot, type SaveAndNext } from './FormFoot.tsx';
import classes from './RowDialog.module.css';
import { RowField } from './RowField.tsx';

/** Something else that a save changes: a text, or a question that has to be answered first. */
export type RowQuestion = {
  id: string;
  content: ReactNode;
  /** Whether an answer is missing; until then nothing is saved. */
  isOpen: boolean;
};

export type RowFormProps<Values> = {
  /** The fields, and how a row is read from them. */
  form: FormDescription<Values>;
  /** The texts that the form starts with: those of an empty form or of the row to correct. */
  initial: TypedFields;
  /** The date on the league's clock: a match in the past is remarked on. */
  today: CivilDate;
  /** The match is in the list already; it can be saved all the same. */
  isDuplicate?: (values: Values) => boolean;
  /** The pairs of the league, for suggestions and notes on names. */
  pairs?: KnownPairs | undefined;
  /** `onTexts` sets the texts of some fields. */
  questions?:
    ((values: Values, onTexts: (texts: TypedFields) => void) => readonly RowQuestion[]) | undefined;
  /** The texts that were typed earlier and are not saved. */
  draft: DialogDraft;
  /** A second button that saves and opens the dialog of another row. */
  next?: SaveAndNext | undefined;
  isSaving: boolean;
  /** The outcome of the last save; `null` before it, and once it is dealt with. */
  outcome: SaveOutcome<Values> | null;
  onSave: (values: Values, onSaved?: () => void) => void;
  /** @returns whether it closed: not while a save is in flight, whose outcome nobody would see */
  onClose: () => boolean;
  /** Called once a conflict is dealt with. */
  onDealtWith: () => void;
};

/** The fields of a row with their remarks, questions and buttons. */
export function RowForm<Values>(props: RowFormProps<Values>) {
  const {
    form: description,
    today,
    isDuplicate,
    pairs,
    questions,
    draft,
    next,
    isSaving,
    outcome,
    onSave,
  } = props;
  const { restored } = draft;
  const [initial] = useState(props.initial);
  const [isRestored, setRestored] = useState(restored !== null);
  const problemsOf = (fields: TypedFields) =>
    fieldProblems(
      description,
      fields,
      initial,
      (name) => pairs?.check(name, fields['category'] ?? '').kind === 'known',
    );
  const form = useForm<TypedFields>({
    initialValues: restored === null ? initial : restoreFields(description, restored, initial),
    validate: problemsOf,
    clearInputErrorOnChange: false,
    onValuesChange(fields, previous) {
      clearMended(form, fields, previous, problemsOf(fields));
      if (hasSameTexts(fields, initial)) draft.onDiscard();
      else draft.onType(fields);
    },
  });
  const { ref: foot, height: footHeight } = useElementSize();
  const questionsId = useId();
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

  const values = description.read(withMeantPairs(description, form.values, pairs));
  const doubts = useDoubts({ description, texts: form.values, initial, today, pairs, setTexts });
  const asked = values === null ? [] : (questions?.(values, setTexts) ?? []);
  // Texts that ask nothing are hidden until the questions are answered: the answer may change them.
  const isAsked = [...doubts, ...asked].some(({ isOpen }) => isOpen);
  // A score that is half typed is no doubt yet.
  const [isSent, setSent] = useState(false);
  const warnings = [
    ...description.warnings(form.values, today),
    ...(values !== null && isDuplicate?.(values) === true ? ['Este partido ya está cargado.'] : []),
  ];
  const submit = (onSaved?: () => void) =>
    form.onSubmit(
      () => {
        if (isAsked) {
          setSent(true);
          requestAnimationFrame(() =>
            document.getElementById(questionsId)?.querySelector('button')?.focus(),
          );
        } else if (values !== null) onSave(values, onSaved);
      },
      (problems) => focusField(Object.keys(problems)[0]),
    );
  return (
    // The fields show their errors in Spanish; the browser would use its own language.
    <Box
      component="form"
      className={classes['form'] ?? ''}
      __vars={{ '--foot-height': `${footHeight}px` }}
      noValidate
      aria-busy={isSaving}
      onSubmit={submit()}
    >
      <DraftNote
        draft={draft}
        isRestored={isRestored}
        onStartAgain={() => {
          fillIn(initial);
          setRestored(false);
        }}
      />
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
        warnings={warnings}
        failure={outcome?.kind === 'failed' ? outcome.message : null}
        isSaving={isSaving}
        next={next && { text: next.text, onSave: () => submit(next.onOpen)() }}
        onCancel={() => {
          if (props.onClose()) draft.onDiscard();
        }}
      >
        <Stack id={questionsId} gap="var(--space-6)" className={classes['remarks'] ?? ''}>
          {[...(isSent ? doubts : []), ...asked]
            .filter(({ isOpen }) => isOpen || !isAsked)
            .map(({ id, content }) => (
              <Fragment key={id}>{content}</Fragment>
            ))}
        </Stack>
        {outcome?.kind === 'conflict' ? (
          <ConflictNote
            form={description}
            current={outcome.current}
            typed={form.values}
            onTake={(current) => {
              fillIn(current);
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

type DoubtsOptions<Values> = Pick<RowFormProps<Values>, 'today' | 'pairs'> & {
  description: FormDescription<Values>;
  texts: TypedFields;
  initial: TypedFields;
  setTexts: (texts: TypedFields) => void;
};

/** Asks about typed texts that are rather a slip, unless they are said to be meant or the form started with them. */
function useDoubts<Values>(options: DoubtsOptions<Values>): RowQuestion[] {
  const { description, texts, initial, today, pairs, setTexts } = options;
  const league = useSettings();
  const [kept, setKept] = useState<readonly string[]>([]);
  const { team1, team2, category = '', winner, date = '' } = texts;
  const doubtOf = ({ kind, name }: Field): Doubt | null => {
    const text = texts[name] ?? '';
    const isNew = text !== initial[name] || (kind === 'score' && winner !== initial['winner']);
    if (!isNew) return null;
    switch (kind) {
      case 'pair':
        return nameDoubt(text, category, pairs);
      case 'score':
        return scoreDoubt(
          { score: text, winner: sideFromText(winner) },
          teamNames(team1, team2),
          seasonAt(date === '' ? today : date, league).rule,
        );
      case 'date':
        // Of a result to come it is asked whether it was played today.
        return description.texts.noun === 'resultado' && text > today
          ? null
          : dayDoubt(text, today, league.seasons);
      default:
        return null;
    }
  };
  return description.lines.flat().flatMap((field) => {
    const doubt = doubtOf(field);
    if (doubt === null) return [];
    const key = doubtKey(doubt);
    if (kept.includes(key)) return [];
    return {
      id: `${field.name} ${key}`,
      isOpen: true,
      content: (
        <DoubtQuestion
          doubt={doubt}
          onKeep={() => setKept([...kept, key])}
          onName={(pair) => setTexts({ [field.name]: pair })}
          onEnding={({ score, winner: side }) => setTexts({ score, winner: String(side ?? '') })}
        />
      ),
    };
  });
}
