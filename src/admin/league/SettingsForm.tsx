import '@mantine/core/styles/Stack.layer.css';
import '../../ui/theme/mantineForms.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { useSaving, type SaveOutcome } from '../../session/save.ts';
import { NameTakenError } from '../../session/writeErrors.ts';
import { clearMended } from '../form/clearMended.ts';
import { failureProps } from '../form/failureProps.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { LinesField } from '../../ui/form/LinesField.tsx';
import { SaveQuestion } from '../form/SaveQuestion.tsx';
import { SuggestionsField } from '../form/SuggestionsField.tsx';
import classes from './SettingsForm.module.css';

/** The texts of a form of settings, by field. */
export type Typed<Name extends string> = Record<Name, string>;

/** The part of its form that a field has that is no input. */
type FormAccess<Name extends string> = {
  values: Typed<Name>;
  /** The texts that the form began with. */
  initial: Typed<Name>;
  error: string | null;
  onChange: (changed: Partial<Typed<Name>>) => void;
  /** A save waits for it: `onChange` is called before it ends. */
  onWork: (work: Promise<void>) => unknown;
};

/** A field of a form of settings. */
export type SettingsField<Name extends string> = {
  name: Name;
  label: string;
  /** Below the field. */
  description?: string;
  placeholder?: string;
  /** The phone's keyboard; `lines`: several entries, one a line. */
  kind?: 'text' | 'tel' | 'url' | 'date' | 'color' | 'lines';
  /** A choice of few instead of typed text. */
  choices?: ReadonlyArray<{ value: string; label: string }>;
  /** Shows a field that is no input, such as a picture, which may change other values, too. */
  render?: (form: FormAccess<Name>) => ReactNode;
  /** A choice of many, found by typing a part of it. */
  suggestions?: readonly string[];
  isRequired?: boolean;
  /** Its text in the form of a new row, made of the other fields, until it is typed. */
  proposed?: (typed: Typed<Name>) => string;
  /** Whether that is so in the form of a stored row, too: renamed, it has another proposal. */
  isRenamed?: boolean;
  /** The column of which the database says that another row has this value. */
  column?: string;
  /** The text that is stored where it is not the typed one; shown below the field before it is saved. */
  stores?: (text: string, values: Typed<Name>) => string;
  /** The problem with it, in Spanish; `null`: none. */
  problem: (text: string, values?: Typed<Name>) => string | null;
  /** The problem with an empty field beside these values, where it is not always required. */
  problemIfEmpty?: (values: Typed<Name>) => string | null;
};

type SettingsFormProps<Name extends string> = {
  /** Its fields, in their order. */
  fields: ReadonlyArray<SettingsField<Name>>;
  /** Their texts at first. */
  initial: Typed<Name>;
  /** Whether fields are proposed. */
  isNew?: boolean;
  /** A preview of the page with what is typed. */
  renderPreview?: (values: Typed<Name>) => ReactNode;
  /** The question, in Spanish, before this is saved; `null`: none. */
  question?: ((values: Typed<Name>) => string | null) | undefined;
  /** The consequences of what is typed, above the buttons. */
  renderNote?: (values: Typed<Name>) => ReactNode;
  /** Stores what was typed. */
  onSave: (values: Typed<Name>) => Promise<SaveOutcome>;
  /** Closes the form; without it, it stays open. */
  onCancel?: () => void;
};

/**
 * A form of settings beside the part of the page that it changes.
 *
 * - **Keyboard:** Enter saves; the first field with an error has the focus then.
 * - **Screen reader:** Fields with labels and errors; what failed is an alert.
 */
export function SettingsForm<Name extends string>(props: SettingsFormProps<Name>) {
  const { fields, initial, isNew = false, renderPreview, onSave, onCancel } = props;
  const { question, renderNote } = props;
  /** The question that was asked when it was to be saved. */
  const [asked, setAsked] = useState<string | null>(null);
  /** A question that was answered: this is meant. */
  const [meant, setMeant] = useState<string | null>(null);
  const { isSaving, outcome, run, clear } = useSaving();
  const [works] = useState(() => new Set<Promise<void>>());
  const problemsOf = (values: Typed<Name>) =>
    Object.fromEntries(
      fields.map(({ name, isRequired = true, problem, problemIfEmpty }) => {
        const value = values[name].trim();
        if (value !== '' || isRequired) return [name, problem(value, values)];
        return [name, problemIfEmpty?.(values) ?? null];
      }),
    );
  const form = useForm<Typed<Name>>({
    initialValues: initial,
    onValuesChange(values, previous) {
      clearMended(form, values, previous, problemsOf(values));
      const proposals = fields.flatMap(({ name, proposed, isRenamed = false }) => {
        if (proposed === undefined || !(isNew || isRenamed)) return [];
        const isTyped = values[name] !== proposed(previous);
        return isTyped || values[name] === proposed(values) ? [] : [[name, proposed(values)]];
      });
      if (proposals.length > 0) form.setValues({ ...values, ...Object.fromEntries(proposals) });
    },
    clearInputErrorOnChange: false,
    validate: problemsOf,
  });
  const focus = (name: Name, target: EventTarget | undefined) => {
    const control = `[data-field="${name}"] :is(button, input:not([type="file"]))`;
    const root = target instanceof Element ? target : null;
    const field = form.getInputNode(name) ?? root?.querySelector<HTMLElement>(control);
    field?.focus({ preventScroll: true });
    // The header would cover a field that is at the top of the screen.
    field?.scrollIntoView({ block: 'center' });
  };
  const save = async (values: Typed<Name>, event?: { target?: EventTarget }) => {
    const ended = await run(() => onSave(values));
    if (ended.kind !== 'failed' || !(ended.error instanceof NameTakenError)) return;
    const { column: other } = ended.error;
    const taken = fields.find(({ column }) => column !== undefined && column === other);
    if (taken === undefined) return;
    clear();
    form.setFieldError(taken.name, ended.message);
    focus(taken.name, event?.target);
  };
  const onErrors: Parameters<typeof form.onSubmit>[1] = (errors, _, event) => {
    const first = fields.find(({ name }) => errors[name] !== undefined);
    if (first !== undefined) focus(first.name, event?.target);
  };
  const submit = form.onSubmit((values, event) => {
    const doubt = question?.(values) ?? null;
    const isOpen = doubt !== null && doubt !== meant;
    setAsked(isOpen ? doubt : null);
    return isOpen ? undefined : save(values, event);
  }, onErrors);
  // What is on the screen is what is saved.
  const afterWorks = (run: () => void) => void Promise.all(works).then(() => run());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        afterWorks(() => submit(event));
      }}
      className={classes['root']}
    >
      <Stack gap="var(--space-12)" className={classes['fields'] ?? ''}>
        {fields.map((field) => {
          const { name, label, description, placeholder, kind, choices, isRequired } = field;
          if (field.render !== undefined) {
            const error = form.errors[name];
            return (
              <div key={name} data-field={name}>
                {field.render({
                  values: form.values,
                  initial,
                  onWork: (work) => works.add(work),
                  error: typeof error === 'string' ? error : null,
                  onChange: form.setValues,
                })}
              </div>
            );
          }
          const common = {
            label,
            description,
            required: isRequired ?? true,
            ...form.getInputProps(name),
          };
          if (choices !== undefined) {
            return (
              <SelectField key={name} {...common} data={choices.map((choice) => ({ ...choice }))} />
            );
          }
          if (field.suggestions !== undefined) {
            return (
              <SuggestionsField
                key={name}
                placeholder={placeholder}
                suggestions={field.suggestions}
                {...common}
              />
            );
          }
          if (kind === 'lines') {
            return <LinesField key={name} placeholder={placeholder} {...common} />;
          }
          // One that was typed stays, and what follows from the new name is a tap away.
          const proposal = isNew || field.isRenamed !== true ? '' : field.proposed?.(form.values);
          const isOffered =
            proposal !== form.values[name] && proposal !== field.proposed?.(initial);
          return (
            <div key={name}>
              <FormField type={kind ?? 'text'} placeholder={placeholder} {...common} />
              {field.stores === undefined ? null : (
                <Text size="sm" c="dimmed" component="output">
                  {storedNote(field, form.values)}
                </Text>
              )}
              {proposal && isOffered ? (
                <Button
                  variant="subtle"
                  px={0}
                  onClick={() => form.setValues({ ...form.values, [name]: proposal })}
                >
                  {`Usar «${proposal}»`}
                </Button>
              ) : null}
            </div>
          );
        })}
        {renderNote?.(form.values)}
        {asked === null || asked !== question?.(form.values) ? null : (
          <SaveQuestion
            remark={{
              id: asked,
              text: asked,
              level: 'ask',
              choices: [{ text: 'Guardar así', set: asked }],
            }}
            onSet={(meant) => {
              setMeant(meant);
              setAsked(null);
              afterWorks(form.onSubmit((values) => save(values), onErrors));
            }}
          />
        )}
        <Group>
          <Button type="submit" aria-disabled={isSaving}>
            Guardar
          </Button>
          {onCancel === undefined ? null : (
            <Button variant="default" onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </Group>
        {outcome !== null && 'message' in outcome ? (
          <Text {...failureProps}>{outcome.message}</Text>
        ) : null}
      </Stack>
      {renderPreview === undefined ? null : (
        <section className={classes['preview']} aria-label="Así se verá">
          <Text size="sm" c="dimmed" mb="var(--space-8)" aria-hidden="true">
            Así se verá
          </Text>
          <div inert>{renderPreview(form.values)}</div>
        </section>
      )}
    </form>
  );
}

/** The text that is stored instead of the typed one. */
function storedNote<Name extends string>(
  { name, stores, problem }: SettingsField<Name>,
  values: Typed<Name>,
): string | null {
  const typed = values[name].trim();
  const stored = stores?.(typed, values) ?? typed;
  return stored === typed || problem(typed, values) !== null ? null : `Se guarda como ${stored}.`;
}
