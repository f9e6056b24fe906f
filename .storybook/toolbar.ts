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
    ['100', 'Text 100 %'],
    ['125', 'Text 125 %'],
    ['150', 'Text 150 %'],
    ['175', 'Text 175 %'],
    ['200', 'Text 200 %'],
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
