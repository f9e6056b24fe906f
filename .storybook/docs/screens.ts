import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { toolbar } from '../toolbar.ts';
import { sizeOf, viewports, type Screen } from '../viewports.ts';

export type DocsStory = ReturnType<DocsContainerProps['context']['componentStories']>[number];

export const phone = sizeOf(viewports.phone);
export const desktop = sizeOf(viewports.desktop);

const isPage = ({ title }: DocsStory) => title.startsWith('Pages/');

/** What covers the screen that it is on. */
export const isDialog = (story: DocsStory) =>
  !isPage(story) && story.parameters['reach'] !== undefined;

/**
 * The screens that the docs show a story on; none for a story that stands in the page itself.
 * @param isFirst whether it is the story that stands for its component
 */
export function screensOf(story: DocsStory, isFirst: boolean): readonly Screen[] {
  const { storyGlobals, parameters } = story;
  const { value } = storyGlobals['viewport'] ?? {};
  const { options } = parameters['viewport'];
  if (isPage(story) && (value === undefined || value === 'desktop')) return [phone, desktop];
  if (typeof value === 'string') return [sizeOf(options[value])];
  const framed = parameters['framed'];
  if (isDialog(story) || framed === 'phone') return isFirst ? [phone, desktop] : [phone];
  if (typeof framed === 'string') return [sizeOf(options[framed])];
  if (parameters['fullBleed'] === true) return [desktop];
  // What a story sets for itself, its neighbours in the page would follow.
  return Object.keys(storyGlobals).some((name) => name in toolbar) ? [phone] : [];
}
