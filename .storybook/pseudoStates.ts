const states = /:(hover|focus-visible|focus)(?![\w-])/gu;
const controls = 'a, button, input, select, textarea';
const adapted = new WeakSet<CSSStyleSheet>();

/**
 * Makes the styles of `:hover` and focus apply to controls within `[data-pseudo='hover']` and
 * `[data-pseudo='focus']` too: a picture has no pointer, and only one element can have the focus.
 */
export function adaptPseudoStates(): void {
  for (const sheet of document.styleSheets) {
    if (adapted.has(sheet)) continue;
    adapted.add(sheet);
    for (const rule of styleRules(sheet.cssRules)) {
      const { selectorText } = rule;
      if (selectorText.search(states) < 0) continue;
      // `:where` leaves the rule the specificity that it has without the attribute.
      rule.selectorText = selectorText.replace(states, (pseudo, name: string) => {
        const state = name === 'hover' ? 'hover' : 'focus';
        return `:is(${pseudo}, :where([data-pseudo='${state}'] :is(${controls})))`;
      });
    }
  }
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      yield* styleRules(rule.cssRules);
    }
  }
}
