/** Written by `.storybook/componentFacts.ts`. */
declare module 'virtual:component-facts' {
  /** A commit; its date is civil. */
  type Change = { commit: string; date: string; subject: string };

  /** Facts about a component; `usedBy` are paths within `src/`. */
  type ComponentFacts = { usedBy: readonly string[]; changes: readonly Change[] };

  /** By the component's file, from the root of the repository. */
  export const facts: Readonly<Record<string, ComponentFacts>>;
  export type { Change, ComponentFacts };
}
