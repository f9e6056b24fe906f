import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { viewports } from '../viewports.ts';

type DocsStory = ReturnType<DocsContainerProps['context']['componentStories']>[number];

/** Px. */
export type Screen = { width: number; height: number };

function screenNamed(name: string, options: Readonly<Record<string, Viewport>>): Screen {
  const { width = '', height = '' } = options[name]?.styles ?? {};
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

type Viewport = { styles: { width: string; height: string } };

export const phone = screenNamed('phone', viewports);
export const desktop = screenNamed('desktop', viewports);

/** The screens that the docs show a story on; none for a story that stands in the page itself. */
export function screensOf({ title, storyGlobals, parameters }: DocsStory): readonly Screen[] {
  const { value } = storyGlobals['viewport'] ?? {};
  const { options } = parameters['viewport'];
  const isPage = title.startsWith('Pages/');
  if (isPage && (value === undefined || value === 'desktop')) return [phone, desktop];
  if (typeof value === 'string') return [screenNamed(value, options)];
  const framed = parameters['framed'];
  if (typeof framed === 'string') return [screenNamed(framed, options)];
  // What reaches the edges of the screen, and a dialog, which covers it.
  return parameters['fullBleed'] === true || parameters['reach'] !== undefined ? [desktop] : [];
}
