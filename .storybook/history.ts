/** A commit that changed components, named as they are today: `matches/card/ResultCard`. */
export type Change = { day: string; subject: string; components: readonly string[] };

/** What Git knows of the components, newest first, or why it knows nothing. */
export type History =
  { kind: 'known'; changes: readonly Change[] } | { kind: 'unknown'; reason: string };

const statuses = {
  new: 'its props may still change',
  changing: 'it will change soon; ask before building on it',
  stable: 'its props and its look stay; what changes is listed under What changed',
} as const;

/** A component's status by the tags of its stories; without a tag it is stable. */
export function statusOf(tags: readonly string[]): { status: string; means: string } {
  const status = tags.includes('new') ? 'new' : tags.includes('changing') ? 'changing' : 'stable';
  return { status, means: statuses[status] };
}

/**
 * When a component last changed, in a sentence.
 * @param storyFile `./stories/matches/card/ResultCard.stories.tsx`
 */
export function lastChange(history: History, storyFile: string): string {
  if (history.kind === 'unknown') return `When it last changed cannot be known: ${history.reason}.`;
  const names = componentsOf(storyFile);
  const last = history.changes.find(({ components }) =>
    components.some((name) => names.includes(name)),
  );
  return last === undefined ? '' : `Last changed on ${last.day}.`;
}

/** The last part of a path or a title. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What the stories of a file may be of: a component, or a function that opens it. */
export function componentsOf(storyFile: string): readonly string[] {
  const component = storyFile.replace(/^\.\/stories\/|\.stories\.tsx$/gu, '');
  return [component, component.replace(/[^/]+$/u, 'open$&')];
}

/** What Storybook's index says of a page of the docs or a story. */
export type Entry = { id: string; type: string; title: string; tags: readonly string[] };

/** The components that are not stable, in Markdown. @param entries in the order of the sidebar */
export function unstable(entries: readonly Entry[], addressOf: (page: string) => string): string {
  const listed = (status: string) =>
    entries
      .filter(({ type, tags }) => type === 'docs' && tags.includes(status))
      .map(({ id, title }) => `[${nameOf(title)}](${addressOf(id)})`)
      .join(', ') || 'none';
  return `New: ${listed('new')}\n\nChanging: ${listed('changing')}`;
}
