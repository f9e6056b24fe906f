import type { Page } from 'playwright';

/** Records layout shifts without an action of the visitor, from the next document on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        // A letter in the bar is not a page that jumps: Web Vitals call up to 0.1 good.
        if (value < 0.001 || Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, in words. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // Two frames: the last change is painted, and its shift reported.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifts')))),
        );
      }),
  );
}

/**
 * Every text that is cut off, by the edge of the page or by a box that hides its overflow, and the
 * page itself if it can be scrolled sideways. Carousels hide slides on purpose.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) cut.push('the page can be scrolled sideways');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '') continue;
      if (!parent.checkVisibility() || parent.closest('[aria-roledescription=carrusel]')) continue;
      // A clamped name: a tap and its tooltip show it in full.
      if (parent.closest('[title]')?.getAttribute('title') === node.textContent) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || parent.closest('script, style, option') !== null) continue;
      let left = 0;
      let right = width;
      let top = -Infinity;
      let bottom = Infinity;
      let isVisuallyHidden = false;
      let isScrolled = false;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Text that can be scrolled to is not cut, unless the box that scrolls is.
        isScrolled ||= overflowX === 'auto' || overflowX === 'scroll';
        if (overflowX === 'hidden' || overflowX === 'clip') {
          isVisuallyHidden ||= frame.width <= 1 || frame.height <= 1;
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        // Fixed boxes are clipped by the window alone.
        if (position === 'fixed') break;
        if (box === document.body) break;
      }
      const isCut =
        (!isScrolled && (text.left < left - 1 || text.right > right + 1)) ||
        text.top < top - 1 ||
        text.bottom > bottom + 1;
      if (isCut && !isVisuallyHidden) cut.push(node.textContent?.trim() ?? '');
    }
    return cut;
  });
}

/** Whether the page or a dialog can be scrolled sideways. */
export const overflowsSideways = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return boxes.some((box) => box.scrollWidth > box.clientWidth);
  });
