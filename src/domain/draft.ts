/** The texts in a form's fields, by the fields' names. */
export type TypedFields = Readonly<Record<string, string>>;

/** What was typed into a dialog and is not known to be saved. */
export type Draft = {
  /** The id of the row: saving a new row twice, in another visit too, stores it once. */
  id: string;
  fields: TypedFields;
  /** For a correction, the row as it was when the typing began. */
  before?: TypedFields;
};

/** What a dialog knows of its draft, and reports to it. */
export type DialogDraft = {
  /** What was typed in an earlier opening; `null`: nothing. */
  restored: TypedFields | null;
  /** Whether what was typed last was stored although no response came. */
  isStored: boolean;
  onType: (fields: TypedFields) => void;
  onDiscard: () => void;
};

/** Far more than any field accepts; more than this was pasted by accident. */
const longestField = 2000;
const mostFields = 10;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Whether a draft is small enough to be kept. */
export function isKeepable(fields: TypedFields): boolean {
  const texts = Object.values(fields);
  return texts.length <= mostFields && texts.every((text) => text.length <= longestField);
}

/** Whether the fields of one hold the same texts in the other, which may have more. */
export function hasSameTexts(one: TypedFields, other: TypedFields): boolean {
  return Object.entries(one).every(([name, text]) => other[name] === text);
}

/** Reads a stored draft; `null` for any other text: a browser's storage may hold anything. */
export function parseDraft(text: string): Draft | null {
  const stored = parseJson(text);
  if (!isObject(stored)) return null;
  const { id, fields, before } = stored;
  if (typeof id !== 'string' || !uuid.test(id) || !isTyped(fields)) return null;
  if (before === undefined) return { id, fields };
  return isTyped(before) ? { id, fields, before } : null;
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
  return isTexts(value) && isKeepable(value);
}

function isTexts(value: unknown): value is TypedFields {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
