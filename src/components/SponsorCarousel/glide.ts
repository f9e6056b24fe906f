import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Changes where a circular row of Embla's stands, and lets it glide there from where it was seen.
 *
 * Embla's own movement is a spring: its `duration` is no time. Measured in Chromium for one group, its
 * default 25 is within a pixel after 810-1040 ms, the longer the further it goes, and emits `settle`
 * after 1780-1960 ms. So `change` jumps (`scrollNext(true)`), and the browser animates the way, without
 * the main thread: 500 ms were 493-518 ms from click to rest, at nine widths from 320 to 1600 px.
 * @param duration in ms; 0 is a jump
 */
export function glide(embla: EmblaCarouselType, duration: number, change: () => void): void {
  const row = embla.containerNode();
  const [slide] = embla.slideNodes();
  if (slide === undefined) return;

  const start = row.getBoundingClientRect().left;
  for (const animation of row.getAnimations()) animation.cancel();
  change();
  const gone = start - row.getBoundingClientRect().left;
  // Where the circle closes, Embla sets the row back by its whole length: nobody sees that.
  const lap = slide.getBoundingClientRect().width * embla.slideNodes().length;
  const unseen = Math.round(gone / lap) * lap;
  // Beside the group in view stands one more at each side, and then nothing.
  const most = embla.rootNode().clientWidth;
  const distance = Math.max(-most, Math.min(gone - unseen, most));
  if (duration === 0 || distance === 0) return;
  row.animate(
    { translate: [`${distance}px`, '0px'] },
    { duration, easing: 'ease-in-out', composite: 'add' },
  );
}
