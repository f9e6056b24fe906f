import { addons } from 'storybook/preview-api';
import { toolbar, type Globals, type Scheme } from './toolbar.ts';

const { searchParams } = new URL(window.location.href);

/** Whether the story is a picture in the docs or beside another one: its play does not run. */
const isPicture = searchParams.get('picture') === 'true';

/** Keeps a picture from taking the focus of the page around it, until a click on its frame wakes it. */
export function leaveFocus(): void {
  if (!isPicture) return;
  const isAwake = () => window.frameElement?.hasAttribute('inert') !== true;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfAwake(options) {
    if (isAwake()) focus.call(this, options);
  };
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const { select } = prototype;
    prototype.select = function selectIfAwake() {
      if (isAwake()) select.call(this);
    };
  }
}

/** The address of a story as a picture, under what the toolbar is set to. */
export function pictureAddress(id: string, globals: Globals, scheme: Scheme): string {
  // Each once: an address with a name twice is not read.
  const chosen = Object.keys(toolbar).map(
    (name) => `${name}:${name === 'scheme' ? scheme : String(globals[name])};`,
  );
  // Axe has its own panel, and the tests: here it would cost most of the time.
  const all = `${chosen.join('')}a11y.manual:!true`;
  return `iframe.html?viewMode=story&picture=true&id=${id}&globals=${all}`;
}

/**
 * Keeps the plays of pictures from running, and those of both schemes at once, which would look for the
 * component in the page around the two. Storybook's parameter for that is `embed`. From the start of the page it would
 * also lay out the story twice with each change, to tell its size: with many pictures that takes minutes.
 */
export function keepFromPlaying(): void {
  void (async () => {
    const channel = await addons.ready();
    let wasKept = false;
    const update = ({ globals }: { globals: Globals }) => {
      const isKept = isPicture || globals['scheme'] === 'both';
      if (isKept === wasKept) return;
      wasKept = isKept;
      const url = new URL(window.location.href);
      if (isKept) url.searchParams.set('embed', 'true');
      else url.searchParams.delete('embed');
      window.history.replaceState(window.history.state, '', url);
      // The story that is open was given its parameter already.
      const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
      if (options !== undefined) options.autoplay = !isKept;
    };
    // The first is the last event before the story is prepared.
    channel.on('setGlobals', update);
    channel.on('globalsUpdated', update);
  })();
}
