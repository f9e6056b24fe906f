/** Something on a page that Mantine has a component for. */
export type PartOfPage = {
  kind: 'button' | 'link' | 'field' | 'heading' | 'table' | 'box' | 'skeleton';
  isMantine: boolean;
  /** Its element and the first words in it. */
  name: string;
};

export type Counted = {
  parts: readonly PartOfPage[];
  /** Of all visible elements. */
  elements: { all: number; mantine: number };
};

/**
 * Counts in the page. The inside of match rows, scoreboards and the hero is left out: it stays written by
 * hand. A link counts if it looks like a button; a box is whatever else has its own ground or border, such
 * as a card, chip, badge or banner.
 * @param scope the elements in which it counts
 */
export function countParts(scope: string): Counted {
  const byHand =
    'article:not([class^="m_"], [class*=" m_"]), [data-score], [aria-roledescription="carrusel"][data-night]';
  const controls = 'button, [role="button"], summary, input, select, textarea, a';
  const isMantine = (element: Element) =>
    /(?:^|\s)(?:m_[\da-f]{8}|mantine-)/u.test(element.getAttribute('class') ?? '');
  const kindOf = (element: Element): PartOfPage['kind'] | null => {
    const style = getComputedStyle(element);
    const sides = [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ];
    const isFilled = !['rgba(0, 0, 0, 0)', 'transparent'].includes(style.backgroundColor);
    const isRound = Number.parseFloat(style.borderTopLeftRadius) > 0;
    const looksBoxed = (isFilled && isRound) || sides.every((width) => width !== '0px');
    if (element.matches('button, [role="button"], summary')) return 'button';
    if (element.matches('input, select, textarea')) return 'field';
    if (element.matches('h1, h2, h3, h4, h5, h6')) return 'heading';
    if (element.matches('table')) return 'table';
    if (element.matches('a')) return looksBoxed ? 'link' : null;
    if (element.closest(`${controls}, label, table`) !== null) return null;
    if (style.animationIterationCount === 'infinite' && style.animationName !== 'none') {
      return 'skeleton';
    }
    return looksBoxed && element.textContent !== '' ? 'box' : null;
  };
  const shown = [...document.querySelectorAll(scope)]
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter(
      (element) =>
        element instanceof HTMLElement &&
        element.closest('svg') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.parentElement?.closest(byHand) === null &&
        !element.matches(byHand),
    );
  return {
    parts: shown.flatMap((element) => {
      const kind = kindOf(element);
      if (kind === null) return [];
      const [className = ''] = element.classList;
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
      const name = `${element.localName}.${className} ${words.slice(0, 32)}`;
      return [{ kind, isMantine: isMantine(element), name }];
    }),
    elements: { all: shown.length, mantine: shown.filter(isMantine).length },
  };
}
