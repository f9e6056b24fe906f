const steps = 4;

/**
 * Puts a finger down on an element, moves it sideways by so many px in small steps, and lifts it, unless
 * the browser takes the gesture over: `pointercancel`.
 */
export function swipe(
  element: HTMLElement,
  distance: number,
  end: 'pointerup' | 'pointercancel' = 'pointerup',
): void {
  const box = element.getBoundingClientRect();
  const start = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const send = (type: string, moved: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        clientX: start.x + moved,
        clientY: start.y,
      }),
    );
  send('pointerdown', 0);
  for (let step = 1; step <= steps; step++) send('pointermove', (distance * step) / steps);
  send(end, distance);
}
