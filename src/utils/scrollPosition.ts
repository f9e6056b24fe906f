/** Further down than this, the head of a list is out of sight and what is added there moves the rest, px. */
const nearTop = 240;

/** Whether the visitor is reading further down the page. */
export function isScrolledDown(): boolean {
  return window.scrollY > nearTop;
}

/** Calls back when the visitor returns to the top; @returns a function that stops it. */
export function onScrollToTop(onTop: () => void): () => void {
  const onScroll = () => {
    if (!isScrolledDown()) onTop();
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
