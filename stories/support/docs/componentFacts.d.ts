/** Written by `.storybook/componentFacts.ts`. */
declare module 'virtual:component-facts' {
  /** A commit; its date is civil. */
  type Change = { commit: string; date: string; subject: string };

  /** Of a folder of `src/components` or `src/pages`. */
  type ComponentFacts = { usedBy: readonly string[]; changes: readonly Change[] };

  /** By folder, from the root of the repository. */
  export const facts: Readonly<Record<string, ComponentFacts>>;
  export type { Change, ComponentFacts };
}
