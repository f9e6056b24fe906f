export type JsonObject = { readonly [key: string]: unknown };

/** Whether a parsed JSON value is an object, not an array and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of a parsed JSON object, never one inherited from Object.prototype. */
export function member(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** JSON text that is the same for equal values, whatever the order of their keys. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, content]) => `${JSON.stringify(key)}:${stableText(content)}`);
  return `{${members.join(',')}}`;
}
