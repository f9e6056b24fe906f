/** A choice of the toolbar; the first item is the default. */
function choice(title: string, items: readonly (readonly [value: string, title: string])[]) {
  return {
    description: title,
    toolbar: {
      title,
      dynamicTitle: true,
      items: items.map(([value, name]) => ({ value, title: name })),
    },
  };
}

/** Under which conditions of a visitor a story is shown; the widths are the viewports. */
export const toolbar = {
  scheme: choice('Colour scheme', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['both', 'Light and dark'],
  ]),
  text: choice('Text size', [
    // A number in an address would come back as a number, which is none of these.
    ['100-percent', 'Text 100 %'],
    ['125-percent', 'Text 125 %'],
    ['150-percent', 'Text 150 %'],
    ['175-percent', 'Text 175 %'],
    ['200-percent', 'Text 200 %'],
  ]),
  motion: choice('Motion', [
    ['full', 'Motion'],
    ['reduced', 'Reduced motion'],
  ]),
  colours: choice('Colours of the system', [
    ['page', 'Own colours'],
    ['forced', 'Forced colours'],
  ]),
  network: choice('Network', [
    ['fast', 'Fast network'],
    ['slow', 'Slow network'],
  ]),
};

export const toolbarDefaults = Object.fromEntries(
  Object.entries(toolbar).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
);

export type Scheme = 'light' | 'dark';

/** What Storybook's globals are set to, those of the toolbar among them. */
export type Globals = Readonly<Record<string, unknown>>;

/** The schemes that a story is shown in: one, or both side by side. */
export function schemesOf({ scheme }: Globals): readonly Scheme[] {
  if (scheme === 'both') return ['light', 'dark'];
  return scheme === 'dark' ? ['dark'] : ['light'];
}
