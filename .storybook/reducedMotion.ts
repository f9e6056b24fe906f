const query = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
const changed = new Map<CSSMediaRule, string>();
const browserMatchMedia = window.matchMedia.bind(window);

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * Shows the page as someone sees it who asked the system for less motion. A page cannot set that
 * preference for itself, so the media rules that ask for it are made to answer, and `matchMedia` too.
 */
export function emulateReducedMotion(isReduced: boolean): void {
  for (const [rule, text] of changed) rule.media.mediaText = text;
  changed.clear();
  window.matchMedia = browserMatchMedia;
  if (!isReduced) return;

  window.matchMedia = (text) => browserMatchMedia(answer(text));
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (!query.test(rule.media.mediaText)) continue;
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = answer(rule.media.mediaText);
    }
  }
}

/** The query with the preference replaced by what it says of someone who asked for less motion. */
function answer(text: string): string {
  return text.replace(query, (_, value) => (value === 'reduce' ? '(min-width: 0px)' : 'not all'));
}
