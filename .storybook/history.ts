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

/** What the stories of a file may be of: a component, or a function that opens it. */
export function componentsOf(storyFile: string): readonly string[] {
  const component = storyFile.replace(/^\.\/stories\/|\.stories\.tsx$/gu, '');
  return [component, component.replace(/[^/]+$/u, 'open$&')];
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
