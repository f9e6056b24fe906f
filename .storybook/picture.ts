import { addons } from 'storybook/preview-api';

const { searchParams } = new URL(window.location.href);

/** Whether the story is a picture in the docs or beside another one: its play does not run. */
export const isPicture = searchParams.get('picture') === 'true';

/** The address of a story as a picture. @param globals of the toolbar, e.g. `scheme:dark;text:200` */
export function pictureAddress(id: string, globals: string): string {
  return `iframe.html?viewMode=story&picture=true&id=${id}&globals=${globals}`;
}

/**
 * Storybook's parameter against the play is `embed`. From the start of the page it would also lay out
 * the story twice with each change, to tell its size: with many pictures that takes minutes.
 */
export function keepFromPlaying(): void {
  if (!isPicture) return;
  // The last event before the story is prepared.
  void addons.ready().then((channel) =>
    channel.once('setGlobals', () => {
      const url = new URL(window.location.href);
      url.searchParams.set('embed', 'true');
      window.history.replaceState(window.history.state, '', url);
    }),
  );
}
