import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { lazy, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure, within } from 'storybook/test';
import { Reach, reached } from './Reach.tsx';
import { ThemeProvider } from '../src/ui/theme/ThemeProvider.tsx';
import { BothSchemes } from './BothSchemes.tsx';
import { checkState, checkWidth, keepState } from '../tests/support/stories/checkState.ts';
import { checkDarkColours } from '../tests/support/stories/checkDarkColours.ts';
import { checkTexts } from '../tests/support/stories/checkTexts.ts';
import { applyToolbar } from './mediaPreferences.ts';
import classes from './preview.module.css';
import { loadRowActions } from './loadRowActions.tsx';
import { keepFromPlaying, leaveFocus } from './picture.ts';
import { PseudoState } from './PseudoState.tsx';
import { plainControls, readableTypes } from './readableTypes.ts';
import { startWithDemo } from './startWithDemo.ts';
import { SlowNetwork } from './SlowNetwork.tsx';
import { toolbar, toolbarDefaults } from './toolbar.ts';
import { viewports } from './viewports.ts';

// On a busy machine, a dialog may take seconds to open or to close.
configure({ asyncUtilTimeout: 10_000 });

/** A component whose code is fetched when it is shown. */
function later<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

// Only the docs need these: no test waits for their code.
const DocsFrame = later('DocsFrame', () => import('./docs/DocsFrame.tsx'));
const StoryOnScreen = later('StoryOnScreen', () => import('./docs/StoryOnScreen.tsx'));
const ComponentPage = later('ComponentPage', () => import('./docs/ComponentPage.tsx'));

const docs = {
  container: DocsFrame,
  page: ComponentPage,
  components: { Story: StoryOnScreen },
  canvas: { sourceState: 'none' as const },
  toc: {
    headingSelector: 'h2, h3',
    // At once: while it scrolled, frames above would load and change their heights.
    unsafeTocbotOptions: { scrollSmoothDuration: 1 },
  },
};

// With header and footer, except in the tests: theirs are those of SiteLayout.
const SitePage = later('SitePage', () => import('./SitePage.tsx'));
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
// As the frame of Storybook; a test starts in light everywhere.
const isDark = !isTest && window.matchMedia('(prefers-color-scheme: dark)').matches;
const scheme = isDark ? 'dark' : 'light';

/** Whether a story is a page that Storybook shows between header and footer. */
function isSitePage(title: string, parameters: Readonly<Record<string, unknown>>): boolean {
  return !isTest && title.startsWith('Pages/') && parameters['isWhole'] !== true;
}

/** A play starts when dialogs are open and keys are listened to: React's effects come after a paint. */
function afterEffects(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

if (!isTest) keepFromPlaying();
leaveFocus();
startWithDemo();

// The order of the sidebar is read from the source: nothing may stand around this call.
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [readableTypes, plainControls],
  globalTypes: toolbar,
  initialGlobals: { ...toolbarDefaults, scheme },
  parameters: {
    layout: 'fullscreen',
    // A finding of axe fails the story's test; it is not a remark in a panel.
    // What passes is listed in Storybook alone: describing it takes axe longer than finding it.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    // Logging a callback's event goes through the window and all of Storybook, which warns. The
    // panel of interactions lists the calls too.
    actions: { disable: true },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    htmlLang: 'es',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Accessibility',
          'Foundations',
          [
            'Our look',
            'Theme',
            'Colours',
            'Type',
            'Spacing',
            'Shape and layers',
            'Motion',
            'Icons',
            'Voice',
          ],
          'Match',
          ['MatchCard', 'ScoreBoard', 'StandingsTable', 'ScorePad'],
          'Navigation',
          ['SiteHeader', 'FootBar', 'SiteFooter'],
          'Feedback',
          'Forms and dialogs',
          ['Button', 'FormField'],
          'Admin',
          ['Desk', 'Rows', 'Forms', 'Pairs', 'Paste', 'League', 'Guide', 'Backup'],
          'Pages',
          ['Home'],
          'Patterns',
          ["A match's life", 'A paste', 'An offline evening', '*', 'Adding a component'],
        ],
      },
    },
  },
  decorators: [
    // The inner one first.
    (Story, { parameters }) =>
      Array.isArray(parameters['reach']) ? (
        <Reach steps={parameters['reach']}>
          <Story />
        </Reach>
      ) : (
        <Story />
      ),
    (Story, { parameters }) =>
      typeof parameters['pseudo'] === 'string' ? (
        <PseudoState state={parameters['pseudo']}>
          <Story />
        </PseudoState>
      ) : (
        <Story />
      ),
    (Story, { args, globals }) =>
      globals['network'] === 'slow' ? (
        <SlowNetwork args={args}>{(args) => <Story args={args} />}</SlowNetwork>
      ) : (
        <Story />
      ),
    (Story, { args, parameters, title }) =>
      isSitePage(title, parameters) ? (
        <SitePage args={args}>
          <Story />
        </SitePage>
      ) : (
        <Story />
      ),
    (Story, { parameters, title }) => (
      <div
        className={classes['ground']}
        data-full-bleed={parameters['fullBleed'] === true || isSitePage(title, parameters)}
        style={{ minBlockSize: Number(parameters['roomBelow'] ?? 0) }}
      >
        <Story />
      </div>
    ),
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
        <Story />
      </MemoryRouter>
    ),
    (Story, { globals, parameters }) => (
      <ThemeProvider
        {...(parameters['isSchemeFree'] === true
          ? {}
          : { forceColorScheme: globals['scheme'] === 'dark' ? 'dark' : 'light' })}
      >
        <Story />
      </ThemeProvider>
    ),
    (Story, { id, args, globals, viewMode }) =>
      globals['scheme'] === 'both' && viewMode === 'story' ? (
        <BothSchemes storyId={id} args={args} globals={globals} />
      ) : (
        <Story />
      ),
  ],
  beforeAll: isTest ? loadRowActions : () => {},
  beforeEach: async (context) => {
    // What a play measures must not depend on when the font arrives.
    await document.fonts.load("1em 'Sofia Sans Semi Condensed Variable'");
    const { globals, viewMode, title, parameters } = context;
    const { renderToCanvas } = context;
    Object.assign(context, {
      async renderToCanvas() {
        await renderToCanvas();
        await afterEffects();
        await reached();
        await afterEffects();
        keepState();
      },
    });
    if (isSitePage(title, parameters)) {
      // A play looks at the page itself, not at the header and footer around it.
      const { canvas, canvasElement } = context;
      const page = new Proxy(canvas, {
        get(all, name) {
          const main = canvasElement.querySelector('main');
          return Reflect.get(main === null ? all : within(main), name);
        },
      });
      Object.assign(context, { canvas: page });
    }
    document.documentElement.lang = viewMode === 'docs' ? 'en' : 'es';
    const takeBack = applyToolbar(globals);
    // A page of the docs takes it back itself: its other stories stay under it.
    return viewMode === 'docs' ? undefined : takeBack;
  },
  afterEach: isTest ? [checkState, checkWidth, checkTexts, checkDarkColours] : [],
});
