import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { sizeOf, viewports, type Screen } from '../viewports.ts';

type DocsStory = ReturnType<DocsContainerProps['context']['componentStories']>[number];

export const phone = sizeOf(viewports.phone);
export const desktop = sizeOf(viewports.desktop);

/** The screens that the docs show a story on; none for a story that stands in the page itself. */
export function screensOf({ title, storyGlobals, parameters }: DocsStory): readonly Screen[] {
  const { value } = storyGlobals['viewport'] ?? {};
  const { options } = parameters['viewport'];
  const isPage = title.startsWith('Pages/');
  if (isPage && (value === undefined || value === 'desktop')) return [phone, desktop];
  if (typeof value === 'string') return [sizeOf(options[value])];
  const framed = parameters['framed'];
  if (typeof framed === 'string') return [sizeOf(options[framed])];
  // What reaches the edges of the screen, and a dialog, which covers it.
  return parameters['fullBleed'] === true || parameters['reach'] !== undefined ? [desktop] : [];
}
