import { elixirInspect } from './elixirInspect.ts';

/** One condition of a binding's `filter`, e.g. `category=not.eq.x`. */
export type Filter = { column: string; operator: string; value: string; negated: boolean };
export type ParsedFilters = { filters: Filter[] } | { error: string };

const OPERATORS = new Set(
  'eq neq lt lte gt gte in like ilike is match imatch isdistinct'.split(' '),
);

/** Bounds the queries of a subscription: each condition costs one. */
const MOST_CONDITIONS = 20;

/** Reads the text of a `filter`; the errors are those of the real server, without their prefix. */
export function parseFilters(text: string): ParsedFilters {
  const filters: Filter[] = [];
  if (text.trim() === '') return { filters };
  const segments = splitAtCommas(text.trim());
  if (segments.length > MOST_CONDITIONS) {
    return { error: `more than ${MOST_CONDITIONS} conditions (a limit of the embedded server)` };
  }
  for (const segment of segments) {
    const parsed = parseCondition(segment.trim());
    if ('error' in parsed) return parsed;
    filters.push(parsed);
  }
  return { filters };
}

/** Splits at the commas outside parentheses and quotes; a quote opens after `.`, `(` or `,`. */
function splitAtCommas(text: string): string[] {
  const segments = [''];
  let depth = 0;
  let quoted = false;
  let previous = '';
  let escaped = false;
  for (const character of text) {
    const separates = character === ',' && depth === 0 && !quoted;
    if (separates) segments.push('');
    else segments.push(`${segments.pop() ?? ''}${character}`);
    if (quoted) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = ['.', '(', ','].includes(previous);
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    previous = separates ? '' : character;
  }
  return segments;
}

function parseCondition(segment: string): Filter | { error: string } {
  if (segment === '') {
    return { error: 'filter must not contain empty segments (check for extra commas)' };
  }
  const [column, rest] = splitOnce(segment, '=');
  if (rest === null) return { error: elixirInspect([column]) };
  const negated = rest.startsWith('not.');
  const [operator, value] = splitOnce(negated ? rest.slice('not.'.length) : rest, '.');
  if (value === null) return { error: elixirInspect([operator]) };
  if (!OPERATORS.has(operator)) return { error: elixirInspect([operator, value]) };
  if (operator !== 'in') return { column, operator, value: unquote(value), negated };
  if (!/^\(.*\)$/s.test(value)) {
    return { error: '`in` filter value must be wrapped by parentheses' };
  }
  return { column, operator, value: `{${value.slice(1, -1)}}`, negated };
}

function splitOnce(text: string, separator: string): [string, string | null] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Takes the quotes off a value that is quoted as a whole. */
function unquote(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/s.exec(value);
  return quoted?.[1]?.replaceAll(/\\(.)/gs, '$1') ?? value;
}
