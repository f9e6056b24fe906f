import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { viewports } from '../viewports.ts';

export type DocsStory = ReturnType<DocsContainerProps['context']['componentStories']>[number];

type Screen = { width: number; height: number };

/** The screens by name, px. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.entries(viewports).map(([name, { styles }]) => [
    name,
    { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  ]),
);

/** The screen of a story that needs one of its own: a page, an overlay, what depends on the width. */
export function screenOf({ storyGlobals, parameters }: DocsStory): Screen | undefined {
  const { value } = storyGlobals['viewport'] ?? {};
  const isOverlay = parameters['reach'] !== undefined;
  const framed =
    parameters['framed'] ?? (parameters['fullBleed'] === true || isOverlay ? 'desktop' : '');
  return screens[typeof value === 'string' ? value : framed];
}

/** A story by the end of its id. */
export function storyNamed(
  stories: readonly DocsStory[],
  name: string | undefined,
): DocsStory | undefined {
  return stories.find(({ id }) => id.endsWith(`--${name}`));
}

/** The first sentence above a story: when a visitor sees it. */
export function sentenceOf({ parameters }: DocsStory): string {
  return String(parameters['docs']?.description?.story ?? '').replaceAll('*', '');
}
