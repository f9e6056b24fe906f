import type { ReactNode } from 'react';
import { categoryProblem, categoryByName } from '../../league/category.ts';
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
import { settings } from '../../league/settings.ts';

/** The texts in a form's fields, by the fields' names. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string>>;

/** The part of its form that a field has that is no input. */
export type FormAccess<Name extends string> = {
  values: Typed<Name>;
  /** The texts that the form began with. */
  initial: Typed<Name>;
  error: string | null;
  onChange: (changed: Partial<Typed<Name>>) => void;
  /** A save waits for it: `onChange` is called before it ends. */
  onWork: (work: Promise<void>) => unknown;
};

/** How a field is typed, which says what is wrong with a text, unless the field has a `problem` of its own. */
export type Control =
  /** `hidden`: typed in another field's line. */
  | { kind?: 'tel' | 'url' | 'color' | 'lines' | 'time' | 'category' | 'hidden' }
  /** @property longest in characters */
  | { kind: 'text' | 'score'; longest: number }
  /** @property rival the field of the other pair of the match */
  | { kind: 'pair'; longest: number; rival?: string }
  /** Days outside are refused. */
  | { kind: 'date'; from?: CivilDate; until?: CivilDate | null }
  /** One of few. */
  | { kind: 'choice'; choices: ReadonlyArray<{ value: string; label: string }> }
  /** One of many, found by typing a part of it. */
  | { kind: 'suggested'; suggestions: readonly string[] };

/** A field of a form. */
export type FieldOptions<Name extends string = string> = {
  /** The name of its text. */
  name: Name;
  label: string;
  /** Below the field. */
  description?: string;
  placeholder?: string;
  /** Whether it may be empty; fields are required otherwise. */
  isOptional?: boolean;
  /** Whether it is asked for beside these texts; without it always. */
  isAsked?: (typed: Typed<Name>) => boolean;
  /** Replaces its input, such as by a picture, and may change other texts, too. */
  render?: (form: FormAccess<Name>) => ReactNode;
  /** Its text in the form of a new row, made of the other fields, until it is typed. */
  proposed?: (typed: Typed<Name>) => string;
  /** Whether that is so in the form of a stored row, too: renamed, it has another proposal. */
  isRenamed?: boolean;
  /** The column of which the database says that another row has this value. */
  column?: string;
  /** The text that is stored where it is not the typed one; shown below the field before it is saved. */
  stores?: (text: string, typed: Typed<Name>) => string;
  /** The problem with it, in Spanish; `null`: none. */
  problem?: (text: string, typed?: Typed<Name>) => string | null;
  /** The problem with an empty field beside these texts, where it is not always required. */
  problemIfEmpty?: (typed: Typed<Name>) => string | null;
  /** How it is told; default: its text. */
  tell?: (typed: Typed<Name>) => string;
};

export type Field<Name extends string = string> = FieldOptions<Name> & Control;

/** The fields of a form from top to bottom; those of a list stand side by side where there is room. */
export type Fields<Name extends string = string> = ReadonlyArray<
  Field<Name> | ReadonlyArray<Field<Name>>
>;

/** The fields of a form, one after the other. */
export function flat<Name extends string>(fields: Fields<Name>): Field<Name>[] {
  return fields.flatMap((field) => field);
}

/** The texts of a draft; a field whose text is missing or not possible starts as in `initial`. */
export function restoredTexts<Name extends string>(
  fields: Fields<Name>,
  typed: Partial<Typed>,
  initial: Typed<Name>,
): Typed<Name> {
  const possible = flat(fields).flatMap((field) => {
    const text = possibleText(field, typed[field.name]);
    return text === undefined ? [] : [[field.name, text]];
  });
  return { ...initial, ...Object.fromEntries(possible) };
}

/** `undefined` for a text that the field cannot hold. */
function possibleText(field: Field, text: string | undefined): string | undefined {
  if (field.kind === 'date') return possibleDate(text);
  if (field.kind === 'time') return possibleTime(text);
  return field.kind === 'category' ? categoryByName(text ?? '', settings())?.name : text;
}

/**
 * The problems of the fields, in Spanish, by field; a field without a problem has no entry.
 * @param initial what the form started with: what is stored already stays possible, as an impossible score
 * @param isKnown whether a pair has this name, which may be one of before that no new pair can have
 */
export function fieldProblems<Name extends string>(
  fields: Fields<Name>,
  typed: Typed<NoInfer<Name>>,
  initial: Typed<NoInfer<Name>>,
  isKnown: (name: string) => boolean = () => false,
): Partial<Typed<Name>> {
  const problems = flat(fields).flatMap((field) => {
    const { name, isOptional = false, problem, problemIfEmpty } = field;
    const text = typed[name].trim();
    const found =
      text === '' && isOptional
        ? problemIfEmpty?.(typed)
        : (problem?.(text, typed) ?? problemOf(field, typed, initial, isKnown));
    return found ? [[name, found]] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf<Name extends string>(
  field: Field<Name>,
  typed: Typed<Name>,
  initial: Typed<Name>,
  isKnown: (name: string) => boolean,
): string | null {
  const text = typed[field.name];
  const isStored = text === initial[field.name];
  if (field.problem !== undefined || (field.isOptional === true && isBlank(text))) return null;
  switch (field.kind) {
    case 'text':
      return textProblem(text, field.longest);
    case 'pair': {
      const { rival, longest, name } = field;
      const isOne = (texts: Partial<Typed>) =>
        onePairProblem(texts[rival ?? ''] ?? '', texts[name] ?? '');
      const problem = isStored || isKnown(text) ? textProblem(text, longest) : nameProblem(text);
      return problem ?? (isOne(initial) === null ? isOne(typed) : null);
    }
    case 'score': {
      const check = checkScore(text);
      const isImpossible = check.level === 'reject' && !isStored;
      return textProblem(text, field.longest) ?? (isImpossible ? check.sentence : null);
    }
    case 'date':
      return dateProblem(text) ?? rangeProblem(field, text);
    case 'time':
      return timeProblem(text);
    case 'category':
      return categoryProblem(text, settings());
    default:
      return null;
  }
}

function rangeProblem(
  { from = '', until = null }: Extract<Control, { kind: 'date' }>,
  text: string,
): string | null {
  if (text < from) return `Desde el ${formatLongDate(from)}.`;
  return until !== null && text > until
    ? `Hasta el ${formatLongDate(until)}, el último día de la temporada.`
    : null;
}

/**
 * The texts that follow from others which were changed, by field, until they are typed.
 * @param isNew whether the row is new
 */
export function proposals<Name extends string>(
  fields: Fields<Name>,
  typed: Typed<Name>,
  previous: Typed<Name>,
  isNew: boolean,
): [Name, string][] {
  return flat(fields).flatMap(({ name, proposed, isRenamed = false }): [Name, string][] => {
    if (proposed === undefined || !(isNew || isRenamed)) return [];
    const isTyped = typed[name] !== proposed(previous);
    const proposal = proposed(typed);
    return isTyped || typed[name] === proposal ? [] : [[name, proposal]];
  });
}

/** What follows from the new name of a stored row where something else was typed; `null`: nothing. */
export function offered<Name extends string>(
  { name, proposed, isRenamed = false }: Field<Name>,
  typed: Typed<Name>,
  initial: Typed<Name>,
  isNew: boolean,
): string | null {
  if (isNew || !isRenamed || proposed === undefined) return null;
  const proposal = proposed(typed);
  return proposal === typed[name] || proposal === proposed(initial) ? null : proposal || null;
}

/** Says that another text is stored than the typed one; empty where it is the same, or wrong. */
export function storedNote<Name extends string>(
  { name, stores, problem }: Field<Name>,
  typed: Typed<Name>,
): string {
  const text = typed[name].trim();
  const stored = stores?.(text, typed) ?? text;
  const isWrong = (problem?.(text, typed) ?? null) !== null;
  return stored === text || isWrong ? '' : `Se guarda como ${stored}.`;
}
