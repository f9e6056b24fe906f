/** What stands in a form's fields, by their names. */
export type TypedFields = Readonly<Record<string, string>>;

/** What was typed into an add dialog and is not known to be saved. */
export type Draft = {
  /** The id under which it is saved: saving it again, in another visit too, is the same row. */
  id: string;
  fields: TypedFields;
};

/** What a dialog is told about its draft, and tells. */
export type DialogDraft = {
  /** What was typed in an earlier opening; `null`: nothing. */
  restored: TypedFields | null;
  /** Whether what was typed the last time turned out to be saved, though no answer came. */
  isStored: boolean;
  /** What stands in the form now. */
  onType: (fields: TypedFields) => void;
  /** What was typed is not wanted any more. */
  onDiscard: () => void;
};

/** Far more than any field accepts; beyond it somebody has pasted a book by accident. */
const longestField = 2000;
const mostFields = 10;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Whether a draft is small enough to be kept. */
export function isKeepable(fields: TypedFields): boolean {
  const texts = Object.values(fields);
  return texts.length <= mostFields && texts.every((text) => text.length <= longestField);
}

/** Reads a draft that a browser kept; `null` for any other text: a storage may hold anything. */
export function parseDraft(text: string): Draft | null {
  const kept = parseJson(text);
  if (!isObject(kept)) return null;
  const { id, fields } = kept;
  if (typeof id !== 'string' || !uuid.test(id) || !isTyped(fields) || !isKeepable(fields)) {
    return null;
  }
  return { id, fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTyped(value: unknown): value is TypedFields {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
