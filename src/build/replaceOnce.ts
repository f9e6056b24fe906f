/**
 * Replaces the one match of a pattern in a text.
 * @throws Error if there is none, or more than one: the page has changed under the build
 */
export function replaceOnce(text: string, pattern: string | RegExp, replacement: string): string {
  const matches =
    typeof pattern === 'string'
      ? text.split(pattern).length - 1
      : [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].length;
  if (matches !== 1)
    throw new Error(`index.html has ${matches} matches of ${String(pattern)}, not 1.`);
  return text.replace(pattern, () => replacement);
}

/**
 * Removes every match of a pattern.
 * @throws Error if there is none
 */
export function removeAll(text: string, pattern: RegExp): string {
  const rest = text.replaceAll(pattern, '');
  if (rest === text) throw new Error(`index.html has no match of ${String(pattern)}.`);
  return rest;
}
