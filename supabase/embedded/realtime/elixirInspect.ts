import { isJsonObject } from './json.ts';

/**
 * Writes a JSON value as Elixir's `inspect` does: the real server's error messages quote the
 * client's parameters in this notation.
 */
export function elixirInspect(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('#{', '\\#{');
  if (Array.isArray(value)) return `[${value.map(elixirInspect).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, content]) => `${elixirInspect(key)} => ${elixirInspect(content)}`);
  return `%{${members.join(', ')}}`;
}
