/** A commit that changed components, named as they are today: `matches/card/ResultCard`. */
export type Change = { day: string; subject: string; components: readonly string[] };

/**
 * What changed from the version before to the commit that gave `package.json` this one, newest
 * first; `null`: since the last version.
 */
export type Version = {
  version: string | null;
  day: string | null;
  /** Its commit, abbreviated. */
  commit: string | null;
  changes: readonly Change[];
};

/** What Git knows of the components, or why it knows nothing. */
export type History =
  { kind: 'known'; versions: readonly Version[] } | { kind: 'unknown'; reason: string };

const statuses = {
  new: 'since the last version; its props may still change',
  changing: 'the next version will change it; ask before building on it',
  stable: 'its props and its look stay; what changes is listed under Changes between versions',
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
  const changes = history.versions.flatMap(({ changes }) => changes);
  const last = changes.find(({ components }) => components.some((name) => names.includes(name)));
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

/** What stands above the changes of a version, in Markdown. */
export function introOf({ version, day, changes }: Version, before: Version | undefined): string {
  const from = before === undefined ? '' : `${before.version} → `;
  return [
    `## ${version === null ? `Since ${before?.version}` : from + version}`,
    day === null ? '' : `Of ${day}.`,
    changes.length === 0 ? 'No component.' : '',
    changes.length > 0 && before !== undefined
      ? `As pictures: \`npm run pictures -- --since ${before.commit}\``
      : '',
  ].join('\n\n');
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

/** The changes of a version by room and the component's path, both in the order of the alphabet, newest first. */
export function changesByComponent({ changes }: Version): Map<string, Map<string, Change[]>> {
  const components = [...new Set(changes.flatMap((change) => change.components))].toSorted();
  const rooms = new Map<string, Map<string, Change[]>>();
  for (const component of components) {
    const [room = ''] = component.split('/');
    const ofRoom = rooms.get(room) ?? new Map<string, Change[]>();
    const own = changes.filter((change) => change.components.includes(component));
    rooms.set(room, ofRoom.set(component, own));
  }
  return rooms;
}
