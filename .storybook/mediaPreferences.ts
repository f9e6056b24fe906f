import type { Globals } from './toolbar.ts';

const changed = new Map<CSSMediaRule, string>();
const marked: CSSStyleDeclaration[] = [];
const browserMatchMedia = window.matchMedia.bind(window);
const queries = {
  reducedMotion: /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/u,
  forcedColors: /\(forced-colors:\s*(active|none)\)/u,
};

/** What the browser itself does to a page under forced colours. */
const systemColours = `
  *, ::before, ::after {
    border-color: CanvasText !important; background-color: Canvas !important;
    background-image: none !important; color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  a[href], a[href] * { color: LinkText !important; }
  button, button * { background-color: ButtonFace !important; color: ButtonText !important; }
  svg, svg * { background-color: transparent !important; }
`;
const systemSheet = document.createElement('style');
systemSheet.textContent = systemColours;

type Preferences = Readonly<Record<keyof typeof queries, boolean>>;

/** Puts the page under what the toolbar is set to. @returns a function that takes it back */
export function applyToolbar(globals: Globals): () => void {
  const { style } = document.documentElement;
  style.fontSize = `${Number.parseInt(typeof globals['text'] === 'string' ? globals['text'] : '100', 10)}%`;
  emulateMedia({
    reducedMotion: globals['motion'] === 'reduced',
    forcedColors: globals['colours'] === 'forced',
  });
  return () => {
    emulateMedia({ reducedMotion: false, forcedColors: false });
    style.removeProperty('font-size');
  };
}

/**
 * Shows the page as someone sees it who asked the system for less motion, or for its own colours. A
 * page cannot set these for itself, so the media rules that ask for them, and `matchMedia`, are made
 * to match.
 */
function emulateMedia(preferences: Preferences): void {
  restore();
  const active = Object.entries(queries).flatMap(([name, query]) =>
    (name === 'forcedColors' ? preferences.forcedColors : preferences.reducedMotion) ? [query] : [],
  );
  if (active.length === 0) return;
  const answer = (text: string) =>
    active.reduce(
      (media, query) =>
        media.replace(query, (_, value) =>
          ['reduce', 'active'].includes(value) ? '(min-width: 0px)' : 'not all',
        ),
      text,
    );
  window.matchMedia = (text) => browserMatchMedia(answer(text));
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const text = rule.media.mediaText;
      if (answer(text) === text) continue;
      changed.set(rule, text);
      rule.media.mediaText = answer(text);
      // What the page sets for forced colours has to override the system's.
      if (queries.forcedColors.test(text)) setPriority(rule.cssRules);
    }
  }
  if (preferences.forcedColors) document.head.append(systemSheet);
}

function restore(): void {
  for (const [rule, text] of changed) rule.media.mediaText = text;
  for (const style of marked) {
    for (const name of style) style.setProperty(name, style.getPropertyValue(name));
  }
  changed.clear();
  marked.length = 0;
  window.matchMedia = browserMatchMedia;
  systemSheet.remove();
}

function setPriority(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) setPriority(rule.cssRules);
    const style =
      rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations ? rule.style : null;
    if (style === null) continue;
    for (const name of style) style.setProperty(name, style.getPropertyValue(name), 'important');
    marked.push(style);
  }
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}
