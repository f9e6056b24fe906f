type FormErrors = {
  /** By field. */
  errors: Readonly<Record<string, unknown>>;
  clearFieldError: (name: string) => void;
};

/** Values or problems of a form, by field. */
type ByField = Readonly<Record<string, unknown>>;

/**
 * Takes away the errors of a form that are mended: those of fields that were changed, and those that hold no
 * more, since what is wrong with one field may be mended in another. For a form with
 * `clearInputErrorOnChange: false`, which would take away all of them where several fields change.
 * @param problems what is wrong with the values as they are now
 */
export function clearMended(
  { errors, clearFieldError }: FormErrors,
  values: ByField,
  previous: ByField,
  problems: ByField,
): void {
  for (const name of Object.keys(errors)) {
    const isMended = (problems[name] ?? null) === null;
    if (isMended || values[name] !== previous[name]) clearFieldError(name);
  }
}
