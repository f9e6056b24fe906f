import type { ReactNode } from 'react';
import { categoryProblem, categoryByName, type CategoryName } from '../../league/category.ts';
import type { TypedFields } from './draft.ts';
import {
  dateProblem,
  isBlank,
  nameProblem,
  onePairProblem,
  possibleDate,
  possibleTime,
  textProblem,
  timeProblem,
} from '../../padel/fieldRules.ts';
import { checkScore } from '../../padel/scoreCheck.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import type { CivilDate } from '../../padel/time.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { settings } from '../../league/settings.ts';

/** A field of a form; `name` is the name of its value. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Whether it may be empty; fields are required otherwise. */
  isOptional?: boolean;
} & (
  | { kind: 'text'; longest: number }
  | { kind: 'pair'; longest: number }
  | { kind: 'score'; longest: number }
  /** Days outside are refused. */
  | { kind: 'date'; from?: CivilDate; until?: CivilDate | null }
  | { kind: 'time' | 'category' }
);

/** A value that is typed in another field's line, such as the winner, and how it is displayed. */
type KeptField = {
  name: string;
  label: string;
  textOf: (fields: TypedFields) => string;
};

type FormStart = { today: CivilDate; category: CategoryName | undefined };

/** The fields of a table's dialog, and how they become values and back. */
export type FormDescription<Values> = {
  kind: 'result' | 'match';
  texts: {
    add: string;
    edit: string;
    added: string;
    changed: string;
    failed: string;
  };
  /** Content above the fields; it has the focus at first, instead of the first field. */
  intro?: (fields: TypedFields) => ReactNode;
  /** The fields from top to bottom; those of one line stand side by side where there is room. */
  lines: readonly (readonly Field[])[];
  /** Values that are typed in another field's line. */
  kept?: readonly KeptField[];
  /** The texts that an empty form starts with, by field; other fields start empty. */
  start: (start: FormStart) => TypedFields;
  /** The values of a form without problems; `null` while no category is chosen. */
  read: (fields: TypedFields) => Values | null;
  /** The text of each value; a value that is forgotten does not compile. */
  write: (values: Values) => Readonly<Record<keyof Values & string, string>>;
  /** Shows the row in one line, always in view while it is entered. */
  summary?: (fields: TypedFields) => ReactNode;
};

type AnyForm = Pick<FormDescription<never>, 'lines' | 'kept' | 'start'>;

function fieldsOf({ lines }: AnyForm): readonly Field[] {
  return lines.flat();
}

/** The texts of an empty form. */
export function emptyFields(form: AnyForm, start: FormStart): TypedFields {
  const started = form.start(start);
  const names = [...fieldsOf(form), ...(form.kept ?? [])].map(({ name }) => name);
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...started };
}

/** The texts of a draft; a field whose text is missing or not possible starts as in `initial`. */
export function restoreFields(
  form: AnyForm,
  typed: TypedFields,
  initial: TypedFields,
): TypedFields {
  const shown = fieldsOf(form).map((field) => [
    field.name,
    possibleText(field, typed[field.name]) ?? initial[field.name] ?? '',
  ]);
  const kept = (form.kept ?? []).map(({ name }) => [name, typed[name] ?? initial[name] ?? '']);
  return { ...initial, ...Object.fromEntries([...shown, ...kept]) };
}

/**
 * The problems of the fields, in Spanish, by field; a field without a problem has no entry.
 * @param initial what the form started with: what is stored already stays possible, as an impossible score
 * @param isKnown whether a pair has this name, which may be one of before that no new pair can have
 */
export function fieldProblems(
  form: AnyForm,
  fields: TypedFields,
  initial: TypedFields,
  isKnown: (name: string) => boolean = () => false,
): TypedFields {
  const problems = fieldsOf(form).map((field) => [
    field.name,
    problemOf(field, fields[field.name] ?? '', initial[field.name] ?? '', isKnown),
  ]);
  return Object.fromEntries(
    [...rivalProblems(form, fields, initial), ...problems].filter(
      ([, problem]) => problem !== null,
    ),
  );
}

/** That both pairs of a match are one stands at the second. */
function rivalProblems(form: AnyForm, fields: TypedFields, initial: TypedFields) {
  const names = fieldsOf(form).flatMap(({ kind, name }) => (kind === 'pair' ? [name] : []));
  const [one = '', other = ''] = names;
  const problemIn = (texts: TypedFields) => onePairProblem(texts[one] ?? '', texts[other] ?? '');
  return [[other, problemIn(initial) === null ? problemIn(fields) : null]];
}

function problemOf(
  field: Field,
  text: string,
  initial: string,
  isKnown: (name: string) => boolean,
): string | null {
  if (field.isOptional === true && isBlank(text)) return null;
  switch (field.kind) {
    case 'text':
      return textProblem(text, field.longest);
    case 'pair':
      return text === initial || isKnown(text)
        ? textProblem(text, field.longest)
        : nameProblem(text);
    case 'score': {
      const check = checkScore(text);
      const isImpossible = check.level === 'reject' && text !== initial;
      return textProblem(text, field.longest) ?? (isImpossible ? check.sentence : null);
    }
    case 'date':
      return dateProblem(text) ?? rangeProblem(field, text);
    case 'time':
      return timeProblem(text);
    case 'category':
      return categoryProblem(text, settings());
    default:
      return assertNever(field);
  }
}

function rangeProblem(
  { from = '', until = null }: Extract<Field, { kind: 'date' }>,
  text: string,
): string | null {
  if (text < from) return `Desde el ${formatLongDate(from)}.`;
  return until !== null && text > until
    ? `Hasta el ${formatLongDate(until)}, el último día de la temporada.`
    : null;
}

/** `undefined` for a text that the field cannot hold. */
function possibleText(field: Field, text: string | undefined): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'pair':
    case 'score':
      return text;
    case 'date':
      return possibleDate(text);
    case 'time':
      return possibleTime(text);
    case 'category':
      return categoryByName(text ?? '', settings())?.name;
    default:
      return assertNever(field);
  }
}
