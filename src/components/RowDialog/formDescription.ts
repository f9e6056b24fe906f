import type { ReactNode } from 'react';
import { categoryByName, type CategoryName } from '../../domain/category.ts';
import type { TypedFields } from '../../domain/draft.ts';
import {
  categoryProblem,
  dateProblem,
  isBlank,
  possibleDate,
  possibleTime,
  textProblem,
  timeProblem,
} from '../../domain/fieldRules.ts';
import { checkScore } from '../../domain/scoreCheck.ts';
import type { CivilDate } from '../../domain/time.ts';
import { assertNever } from '../../utils/assertNever.ts';

/** A field of a form; `name` is that of the value it holds. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** All others are required. */
  isOptional?: boolean;
} & (
  | { kind: 'text'; longest: number }
  | { kind: 'pair'; longest: number }
  | { kind: 'score'; longest: number }
  | { kind: 'date' | 'time' | 'category' }
);

/** A field without a line of its own, and how its text reads. */
export type KeptField = {
  name: string;
  label: string;
  textOf: (fields: TypedFields) => string;
};

/** What an empty form starts with. */
export type FormStart = { today: CivilDate; category: CategoryName | undefined };

/** What a table's dialog asks for, and how its fields become values and back. */
export type FormDescription<Values> = {
  texts: {
    add: string;
    edit: string;
    added: string;
    changed: string;
    failed: string;
    /** What a row is called within a sentence. */
    noun: 'resultado' | 'partido';
  };
  /** What is known already, above the fields; with it no field has the focus at first. */
  intro?: (fields: TypedFields) => ReactNode;
  /** The fields from top to bottom; those of one line stand side by side where there is room. */
  lines: readonly (readonly Field[])[];
  /** Fields without a line of their own that are typed too. */
  kept?: readonly KeptField[];
  /** What an empty form starts with, by field; nothing for the others. */
  start: (start: FormStart) => TypedFields;
  /** The values of a form without problems; `null` while no category is chosen. */
  read: (fields: TypedFields) => Values | null;
  write: (values: Values) => TypedFields;
  /** The row in one line, always in view while it is entered. */
  summary?: (fields: TypedFields) => ReactNode;
  /** What is unusual, in Spanish; it can be saved all the same. */
  warnings: (fields: TypedFields, today: CivilDate) => string[];
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

/** The texts of a draft; a field that cannot hold its text, or that is not typed, starts as `initial`. */
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
 * What is wrong with the fields, in Spanish, by field; no entry: nothing.
 * @param initial what the form started with: an impossible score that is stored already stays possible
 */
export function fieldProblems(
  form: AnyForm,
  fields: TypedFields,
  initial: TypedFields,
): TypedFields {
  const problems = fieldsOf(form).map((field) => [
    field.name,
    problemOf(field, fields[field.name] ?? '', initial[field.name] ?? ''),
  ]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function problemOf(field: Field, text: string, initial: string): string | null {
  if (field.isOptional === true && isBlank(text)) return null;
  switch (field.kind) {
    case 'text':
    case 'pair':
      return textProblem(text, field.longest);
    case 'score': {
      const check = checkScore(text);
      const isImpossible = check.level === 'reject' && text !== initial;
      return textProblem(text, field.longest) ?? (isImpossible ? check.sentence : null);
    }
    case 'date':
      return dateProblem(text);
    case 'time':
      return timeProblem(text);
    case 'category':
      return categoryProblem(text);
    default:
      return assertNever(field);
  }
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
      return categoryByName(text ?? '')?.name;
    default:
      return assertNever(field);
  }
}
