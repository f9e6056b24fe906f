import { type DragEvent, type PointerEvent, useRef } from 'react';

type SwipeHandlers = {
  /** From where one swipes: `next` is a swipe to the left. */
  onSwipe: (direction: 'previous' | 'next') => void;
  /** The distance that the finger or mouse has gone, in px, while it is down; 0 at the end. */
  onDrag?: (distance: number) => void;
};

/** The distance that one has to swipe, in px; a shorter way is a tap that slipped. */
const threshold = 20;

/** Handlers for an element that is swiped sideways; it also needs `touch-action: pan-y`. */
export function useSwipe({ onSwipe, onDrag }: SwipeHandlers) {
  const start = useRef<{ pointer: number; x: number } | null>(null);

  const distance = (event: PointerEvent) =>
    start.current?.pointer === event.pointerId ? event.clientX - start.current.x : 0;
  const end = () => {
    start.current = null;
    onDrag?.(0);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      start.current = { pointer: event.pointerId, x: event.clientX };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      // Later moves come here even if the pointer has left; a click without a move stays a click.
      event.currentTarget.setPointerCapture(event.pointerId);
      onDrag?.(distance(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const gone = distance(event);
      if (start.current === null) return;
      end();
      if (Math.abs(gone) >= threshold) onSwipe(gone < 0 ? 'next' : 'previous');
    },
    onPointerCancel: end,
    // What is selected, pictures included, would be dragged away by the browser, and the swipe cancelled.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
