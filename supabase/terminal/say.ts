import { languageOf } from './language.cjs';
import { sentences } from './sentences.ts';
import type { Text } from './table.ts';

type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Form extends Text> = NamesIn<Form extends string ? Form : Form[number]>;
type Sentences = typeof sentences;
type NamesFor<Key extends keyof Sentences> = NamesOf<Sentences[Key]['es' | 'en']>;

/** A sentence of the table by its key, with the values that it names. */
export type Said = {
  [Key in keyof Sentences]: [NamesFor<Key>] extends [never]
    ? [key: Key]
    : [key: Key, values: Readonly<Record<NamesFor<Key>, string | number>>];
}[keyof Sentences];

/** A sentence in the language of the terminal. */
export function sentence(...[key, values]: Said): string {
  const text: Text = sentences[key][languageOf(process.env)];
  const named: Readonly<Record<string, string | number>> = values ?? {};
  const form = typeof text === 'string' ? text : text[named['count'] === 1 ? 0 : 1];
  const filled = form.replaceAll(/\{(\w+)\}/gu, (_, name: string) => shown(String(named[name])));
  // A value may be nothing.
  return filled.replace(/ +$/u, '');
}

/** A sentence after which somebody types. */
export function prompt(...said: Said): string {
  return `${sentence(...said)} `;
}

export type Say = (...said: Said) => void;

/** Prints a sentence. */
export const say: Say = (...said) => {
  console.log(sentence(...said));
};

/** Prints a sentence beside what a command has to say. */
export function warn(...said: Said): void {
  console.error(sentence(...said));
}

/** The message of an error, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Signs that move the cursor, change colours, or turn the direction of a line. */
const invisible = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A value as a terminal may show it: a file and its texts may be somebody else's. */
function shown(value: string): string {
  const lines = value.trim().split(/\r?\n(?: {2})?/u);
  return lines.map((line) => line.replaceAll('\t', ' ').replaceAll(invisible, '�')).join('\n  ');
}
