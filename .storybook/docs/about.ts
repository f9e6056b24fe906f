import type { ReactNode } from 'react';

/** What a component's page in the docs says; it stands in the parameters of the component's stories. */
export type About = Counterexample & {
  /** What it is for, in a sentence. */
  purpose: string;
  when: string;
  whenNot: string;
  /** The names of its parts by the class in its CSS module, or by a selector. */
  anatomy: Readonly<Record<string, string>>;
  /** The story that has all of them, by the end of its id; without it, the first one. */
  anatomyStory?: string;
  keyboard: string;
  screenReader: string;
  good: Example;
  /** The story to try it in, by its id, where its own args are data that nobody types. */
  tryIn?: string;
  /** As one would write it; without it, from the props of the first story. */
  code?: string;
};

/** How not to use it; or, where its picture cannot be wrong, how it is at its limit. */
type Counterexample = { bad: Example } | { limit: Example };

/**
 * A picture made of the component itself, and what it is an example of: with other args, as a whole, or
 * one of its stories by the end of its id, for what needs a screen of its own.
 */
export type Example = { says: string } & (
  { story: string } | { args: Readonly<Record<string, unknown>> } | { show: () => ReactNode }
);
