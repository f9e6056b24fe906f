import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

type Context = Parameters<typeof runAxe>[0];

/** The rules of axe that look at colours: the others find the same in both schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** In the tests: runs axe once more after a story's play, in dark colours. */
export async function checkDarkColours(context: Context): Promise<void> {
  const { globals, parameters } = context;
  if (globals['scheme'] === 'dark' || parameters['isSchemeFree'] === true) return;
  const { dataset } = document.documentElement;
  const attribute = 'mantineColorScheme';
  const before = dataset[attribute];
  // Otherwise axe would measure colours on their way from light to dark.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  dataset[attribute] = 'dark';
  try {
    const options = { ...parameters['a11y']?.options, runOnly: colourRules };
    await runAxe({
      ...context,
      parameters: { ...parameters, a11y: { ...parameters['a11y'], options } },
    });
  } finally {
    if (before === undefined) delete dataset[attribute];
    else dataset[attribute] = before;
    still.remove();
  }
}
