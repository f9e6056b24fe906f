import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { parseSync, Visitor } from 'vite';

// Chromium as an older browser: what came after its version is taken away before a page starts. A rule of
// a style sheet is not removed but renamed, and Chromium then treats it as it treats what it does not know.

/** A browser by the version of its engine, e.g. `{ chrome: 105 }`. */
export type Engine = 'chrome' | 'safari' | 'firefox';
export type OldBrowser = { engine: Engine; version: number };

/** The first version of each engine; what none has yet came in version 999. */
type Since = Readonly<Record<Engine, number>>;

const since = (chrome: number, safari: number, firefox: number): Since => ({
  chrome,
  safari,
  firefox,
});

/** By the expression of its owner. Versions: MDN's compatibility data. */
const methods: readonly (readonly [owner: string, names: string, since: Since])[] = [
  ['Array.prototype', 'toSorted toReversed toSpliced with', since(110, 16, 115)],
  ['Array.prototype', 'findLast findLastIndex', since(97, 15.4, 104)],
  ['Array', 'fromAsync', since(121, 16.4, 115)],
  ['Object', 'groupBy', since(117, 17.4, 119)],
  ['Map', 'groupBy', since(117, 17.4, 119)],
  ['Promise', 'withResolvers', since(119, 17.4, 121)],
  ['Promise', 'try', since(128, 18.2, 134)],
  ['RegExp', 'escape', since(136, 18.2, 134)],
  ['String.prototype', 'isWellFormed toWellFormed', since(111, 16.4, 119)],
  [
    'Set.prototype',
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    since(122, 17, 127),
  ],
  [
    'Iterator.prototype',
    'map filter take drop flatMap reduce toArray forEach some every find',
    since(122, 18.4, 131),
  ],
  ['globalThis', 'Iterator', since(122, 18.4, 131)],
  ['globalThis', 'structuredClone', since(98, 15.4, 94)],
  ['URL', 'canParse', since(120, 17, 115)],
  ['URL', 'parse', since(126, 18, 126)],
  ['AbortSignal', 'timeout', since(103, 16, 100)],
  ['AbortSignal', 'any', since(116, 17.4, 124)],
  ['AbortSignal.prototype', 'throwIfAborted', since(100, 15.4, 97)],
  ['Crypto.prototype', 'randomUUID', since(92, 15.4, 95)],
  ['Element.prototype', 'checkVisibility', since(105, 17.4, 106)],
  ['HTMLElement.prototype', 'inert', since(102, 15.5, 112)],
  ['HTMLInputElement.prototype', 'showPicker', since(99, 16, 101)],
  ['HTMLFormElement.prototype', 'requestSubmit', since(76, 16, 75)],
  ['HTMLElement.prototype', 'showPopover hidePopover togglePopover', since(114, 17, 125)],
  ['Document.prototype', 'startViewTransition', since(111, 18, 144)],
  ['globalThis', 'scheduler Scheduler', since(94, 999, 142)],
  ['globalThis', 'requestIdleCallback cancelIdleCallback', since(47, 999, 55)],
  ['globalThis', 'OffscreenCanvas', since(69, 16.4, 105)],
  ['globalThis', 'CSSLayerBlockRule CSSLayerStatementRule', since(99, 15.4, 97)],
  ['globalThis', 'CSSContainerRule', since(105, 16, 110)],
  ['globalThis', 'CompressionStream DecompressionStream', since(80, 16.4, 113)],
  ['globalThis', 'URLPattern', since(95, 26, 142)],
  ['globalThis', 'navigation Navigation', since(102, 26.2, 147)],
  // On iPhones.
  ['globalThis', 'Notification PushManager', since(22, 16.4, 44)],
  ['Navigator.prototype', 'wakeLock', since(84, 16.4, 126)],
  ['Navigator.prototype', 'userActivation', since(72, 16.4, 120)],
  ['globalThis', 'ScreenOrientation', since(38, 16.4, 43)],
  ['Screen.prototype', 'orientation', since(38, 16.4, 43)],
  ['Document.prototype', 'adoptedStyleSheets', since(73, 16.4, 101)],
  ['Response', 'json', since(105, 17, 115)],
  ['Uint8Array', 'fromBase64 fromHex', since(140, 18.2, 133)],
  ['Navigator.prototype', 'connection', since(61, 999, 999)],
  ['Intl', 'Segmenter', since(87, 14.1, 125)],
  ['Intl', 'supportedValuesOf', since(99, 15.4, 93)],
  ['Intl', 'DurationFormat', since(129, 16.4, 136)],
];

/** What a browser refuses a whole script for; patterns also where `RegExp` makes them. */
const syntax = {
  lookBehind: since(62, 16.4, 78),
  sets: since(112, 17, 116),
  staticBlock: since(94, 16.4, 93),
  optional: since(80, 13.1, 74),
} as const;

/** Words of style sheets. A property stands at the begin of a declaration. */
const styles: readonly (readonly [pattern: RegExp, since: Since])[] = [
  [/@layer\b/gu, since(99, 15.4, 97)],
  [/@container\b/gu, since(105, 16, 110)],
  [/@property\b/gu, since(85, 16.4, 128)],
  [/@starting-style\b/gu, since(117, 17.5, 129)],
  [/@scope\b/gu, since(118, 17.4, 146)],
  [/(?<=[{;(\s"])container-(?:type|name)(?=\s*:)/gu, since(105, 16, 110)],
  [/(?<=[\d.])cq(?:i|b|w|h|min|max)\b/gu, since(105, 16, 110)],
  [/(?<=[\d.])[dsl]v(?:h|w|i|b|min|max)\b/gu, since(108, 15.4, 101)],
  [/:has(?=\()/gu, since(105, 15.4, 121)],
  [/\bsubgrid\b/gu, since(117, 16, 71)],
  [/\bcolor-mix(?=\()/gu, since(111, 16.2, 113)],
  [/\b(?:oklch|oklab|lch|lab|color)(?=\()/gu, since(111, 15.4, 113)],
  [/(?<=\b(?:rgb|hsl)a?\()from\b/gu, since(119, 16.4, 128)],
  [/\blight-dark(?=\()/gu, since(123, 17.5, 120)],
  [/\b(?:round|mod|rem)(?=\()/gu, since(125, 15.4, 118)],
  [/(?<=[{;(\s"])(?:translate|rotate|scale)(?=\s*:)/gu, since(104, 14.1, 72)],
  [/(?<=[{;(\s"])text-wrap(?:-\w+)?(?=\s*:)/gu, since(114, 17.4, 121)],
  [/(?<=[{;(\s"])text-box(?:-\w+)?(?=\s*:)/gu, since(133, 18.2, 999)],
  [/(?<=[{;(\s"])mask(?:-\w+)?(?=\s*:)/gu, since(120, 15.4, 53)],
  [/(?<=[{;(\s"])animation-(?:timeline|range)(?=\s*:)/gu, since(115, 26, 999)],
  [/(?<=[{;(\s"])content-visibility(?=\s*:)/gu, since(85, 18, 125)],
  [/(?<=[{;(\s"])accent-color(?=\s*:)/gu, since(93, 15.4, 92)],
  [/(?<=[{;(\s"])(?:position-anchor|anchor-name)(?=\s*:)/gu, since(125, 26, 147)],
  [/(?<=[{;(\s"])interpolate-size(?=\s*:)/gu, since(129, 999, 999)],
  [/(?<=[{;(\s"])field-sizing(?=\s*:)/gu, since(123, 26.2, 999)],
  [/(?<=[{;(\s"]overflow(?:-[xy]|-inline|-block)?\s*:[^;}]*)\bclip\b/gu, since(90, 16, 81)],
  [/(?<=[{;(\s"])overflow-clip-margin(?=\s*:)/gu, since(90, 26.2, 102)],
  [/(?<=[{;(\s"])overscroll-behavior(?:-\w+)?(?=\s*:)/gu, since(63, 16, 59)],
  [/(?<=[{;(\s"])scrollbar-(?:width|color)(?=\s*:)/gu, since(121, 18.2, 64)],
  [/(?<=[{;(\s"])scrollbar-gutter(?=\s*:)/gu, since(94, 18.2, 97)],
  [/(?<=[{;(\s"])contain-intrinsic(?:-\w+)*(?=\s*:)/gu, since(83, 17, 107)],
];
/** A media query with `<`; a rule within a rule. */
const ranges = since(104, 16.4, 63);

const unknown = (word: string) => (word.startsWith('@') ? '@unknown' : 'unknown');

/** A style sheet as the browser understands it. */
export function asOldStyles(css: string, browser: OldBrowser): string {
  let old = css;
  for (const [pattern, first] of styles) {
    if (isMissing(first, browser)) old = old.replaceAll(pattern, unknown);
  }
  return isMissing(ranges, browser)
    ? old.replaceAll(/@media[^{]*[<>][^{]*(?=\{)/gu, '@media (unknown)')
    : old;
}

/** Whether the browser refuses a whole script. */
function refuses(script: string, browser: OldBrowser): boolean {
  const lacks = new Set<keyof typeof syntax>();
  new Visitor({
    Literal(literal) {
      if (!('regex' in literal)) return;
      const { pattern, flags } = literal.regex;
      if (/\(\?<[=!]/u.test(pattern)) lacks.add('lookBehind');
      if (flags.includes('v')) lacks.add('sets');
    },
    ChainExpression: () => void lacks.add('optional'),
    LogicalExpression({ operator }) {
      if (operator === '??') lacks.add('optional');
    },
    StaticBlock: () => void lacks.add('staticBlock'),
  }).visit(parseSync('script.js', script).program);
  return [...lacks].some((name) => isMissing(syntax[name], browser));
}

/** Makes all pages of a context those of an older browser. */
export async function becomeOld(context: BrowserContext, browser: OldBrowser): Promise<void> {
  const lost = methods.filter(([, , first]) => isMissing(first, browser));
  const missing = {
    lookBehind: isMissing(syntax.lookBehind, browser),
    sets: isMissing(syntax.sets, browser),
  };
  const words = styles
    .filter(([, first]) => isMissing(first, browser))
    .map(([{ source, flags }]) => [source, flags] as const);
  const given = [lost, missing, words].map((each) => JSON.stringify(each)).join();
  await context.addInitScript(`(${becomeOldPage.toString()})(${given})`);
}

/**
 * A copy of a built site as the browser understands it. Not by routes: Chromium lets a page from a route
 * open no connection to this machine.
 * @returns its folder
 */
export function siteFor(browser: OldBrowser, site: string): string {
  const folder = `.cache/site-${browser.engine}-${browser.version}`;
  rmSync(folder, { recursive: true, force: true });
  // Without the compressed files, which would be sent in place of the changed ones.
  cpSync(site, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const alter = alterations[extname(name)];
    if (alter === undefined) continue;
    const file = join(folder, name);
    writeFileSync(file, alter(readFileSync(file, 'utf8'), browser));
  }
  return folder;
}

const alterations: Readonly<Record<string, (text: string, browser: OldBrowser) => string>> = {
  '.css': asOldStyles,
  '.html': asOldPage,
  '.js': (script, browser) => (refuses(script, browser) ? '(' : script),
};

function asOldPage(html: string, browser: OldBrowser): string {
  return html
    .replaceAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/gu, (all, tag, attributes, text) => {
      const inside = String(text);
      if (tag === 'style') return `<style${attributes}>${asOldStyles(inside, browser)}</style>`;
      const isCode = !/\s(?:src|type)=/u.test(attributes);
      return isCode && refuses(inside, browser) ? `<script${attributes}>(</script>` : all;
    })
    .replaceAll(/\sstyle="[^"]*"/gu, (css) => asOldStyles(css, browser));
}

function isMissing(first: Since, { engine, version }: OldBrowser): boolean {
  return first[engine] > version;
}

/**
 * Runs in the page, before its scripts: removes methods, refuses patterns, and `CSS.supports` and what
 * scripts set know no more than the style sheets.
 */
function becomeOldPage(
  lost: typeof methods,
  missing: Readonly<Record<'lookBehind' | 'sets', boolean>>,
  words: readonly (readonly [source: string, flags: string])[],
) {
  const newer = words.map(([source, flags]) => new RegExp(source, flags));
  // What scripts set may be a number.
  const asOld = (css: unknown) =>
    newer.reduce((old, pattern) => old.replaceAll(pattern, 'unknown'), String(css));
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...args: string[]) => {
    const [one = '', value] = args;
    if (value === undefined) return supports(asOld(` ${one}`).trim());
    return asOld(` ${one}:`) === ` ${one}:` && supports(one, asOld(value));
  };
  const { setProperty } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.setProperty = function set(name, value, priority) {
    const isKnown = name.startsWith('--') || asOld(` ${name}:`) === ` ${name}:`;
    if (isKnown) setProperty.call(this, name, asOld(value ?? ''), priority);
  };
  for (const [owner, names] of lost) {
    let place: unknown = globalThis;
    for (const name of owner === 'globalThis' ? [] : owner.split('.')) {
      place =
        typeof place === 'object' || typeof place === 'function'
          ? Reflect.get(place ?? {}, name)
          : null;
    }
    if (place === null || place === undefined) continue;
    for (const name of names.split(' ')) Reflect.deleteProperty(Object(place), name);
  }
  const check = (pattern: string | RegExp, flags = '') => {
    const source = typeof pattern === 'string' ? pattern : pattern.source;
    if (missing.lookBehind && /\(\?<[=!]/u.test(source)) throw new SyntaxError(source);
    if (missing.sets && flags.includes('v')) throw new SyntaxError(flags);
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply(target, self, args: [string | RegExp, string?]) {
      check(...args);
      return Reflect.apply(target, self, args);
    },
    construct(target, args: [string | RegExp, string?], self) {
      check(...args);
      return Reflect.construct(target, args, self);
    },
  });
}
