import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small mistake that somebody could commit: it passes types and lint, and a test must notice it. */
export type Fault = {
  /** What a visitor, the administrator or an attacker would see of it. */
  name: string;
  /** The file that is changed, from the project's root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test file or story that has to notice it. */
  provedBy: string;
};

/**
 * The text of the file with the fault in it.
 * @param root the folder of the project, or of a copy
 * @throws Error where the text to replace is not there, or there twice
 */
export function withFault(root: string, { name, file, find, replace }: Fault): string {
  const text = readFileSync(join(root, file), 'utf8');
  const places = text.split(find).length - 1;
  if (places === 1) return text.replace(find, () => replace);
  throw new Error(`${file} has ${places} places for “${name}”: ${find}`);
}
