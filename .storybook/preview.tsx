import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { MantineTheme } from '../src/theme/MantineTheme.tsx';
import { checkDarkColours } from './checkDarkColours.ts';
import classes from './preview.module.css';
import { emulateReducedMotion } from './reducedMotion.ts';
import { viewports } from './viewports.ts';

// On a busy machine, a dialog may take seconds to open or to close.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Color scheme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Oscuro', icon: 'moon' },
        ],
      },
    },
    motion: {
      description: 'prefers-reduced-motion',
      toolbar: {
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Con movimiento', icon: 'play' },
          { value: 'reduced', title: 'Movimiento reducido', icon: 'stop' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', motion: 'full' },
  parameters: {
    layout: 'fullscreen',
    // A finding of axe fails the story's test; it is not a remark in a panel.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Type', 'Spacing and layers'],
          'Voice',
          'Adding a component',
          'Components',
          'Pages',
        ],
      },
    },
  },
  decorators: [
    // The inner one first. `parameters.fullBleed` is for what reaches the edges of the screen,
    // `roomBelow` (px) for what opens.
    (Story, { parameters }) => (
      <div
        className={classes['ground']}
        data-full-bleed={parameters['fullBleed'] === true}
        style={{ minBlockSize: Number(parameters['roomBelow'] ?? 0) }}
      >
        <Story />
      </div>
    ),
    // `parameters.route` is the address at which the visitor is.
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
        <Story />
      </MemoryRouter>
    ),
    // `parameters.isSchemeFree` leaves the scheme to the story: the toolbar's is not forced.
    (Story, { globals, parameters }) => (
      <MantineTheme
        {...(parameters['isSchemeFree'] === true
          ? {}
          : { forceColorScheme: globals['scheme'] === 'dark' ? 'dark' : 'light' })}
      >
        <Story />
      </MantineTheme>
    ),
  ],
  beforeEach: ({ globals }) => {
    document.documentElement.lang = 'es';
    emulateReducedMotion(globals['motion'] === 'reduced');
    return () => emulateReducedMotion(false);
  },
  afterEach: checkDarkColours,
});
