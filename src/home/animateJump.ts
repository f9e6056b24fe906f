import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Moves a circular Embla row and animates the way. Embla's own movement is a spring whose `duration`
 * is no time (1.8 s to settle at its default). Here `change` jumps, and the browser animates for
 * exactly `duration` without the main thread.
 * @param duration in ms; 0 is a jump
 */
export function animateJump(embla: EmblaCarouselType, duration: number, change: () => void): void {
  const row = embla.containerNode();
  const [slide] = embla.slideNodes();
  if (slide === undefined) return;

  const start = row.getBoundingClientRect().left;
  for (const animation of row.getAnimations()) animation.cancel();
  change();
  const gone = start - row.getBoundingClientRect().left;
  // Where the circle closes, Embla moves the row back by its whole length, which is not visible.
  const lap = slide.getBoundingClientRect().width * embla.slideNodes().length;
  const unseen = Math.round(gone / lap) * lap;
  // There is only one more group at each side of the visible one.
  const most = embla.rootNode().clientWidth;
  const distance = Math.max(-most, Math.min(gone - unseen, most));
  if (duration === 0 || distance === 0) return;
  row.animate(
    { translate: [`${distance}px`, '0px'] },
    { duration, easing: 'ease-in-out', composite: 'add' },
  );
}
