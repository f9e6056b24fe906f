// A browser's storage may hold anything: what is read from it is checked.

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function areTexts<Name extends string>(
  values: Record<Name, unknown>,
): values is Record<Name, string> {
  return Object.values(values).every((value) => typeof value === 'string');
}
