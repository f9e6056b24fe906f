import type { DocsStory } from './stories.ts';

/** What one chooses, types or counts: an object is data, which nobody types as JSON. */
const usableControls = ['boolean', 'text', 'number', 'range', 'select', 'radio', 'inline-radio'];

/** The args of a story that have a control for people. */
export function controlsOf({ argTypes, parameters }: DocsStory): readonly string[] {
  // A dialog covers what it is opened from: it is tried on a screen of its own.
  if (parameters['reach'] !== undefined) return [];
  return Object.entries(argTypes).flatMap(([name, { control }]) => {
    const type = typeof control === 'object' && control !== null ? control.type : control;
    return typeof type === 'string' && usableControls.includes(type) ? [name] : [];
  });
}
