import { useEffect, useState } from 'react';

type ScreenSide = 'top' | 'bottom';

/** The part of the screen, from its edge, that messages may cover. */
const covered = 0.35;

/**
 * The edge of the screen at which nobody is working: messages there do not cover what the next tap needs. It
 * changes when something near it is tapped or gets the focus.
 */
export function useFreeSide(): ScreenSide {
  const [side, setSide] = useState<ScreenSide>('bottom');
  useEffect(() => {
    const away = (y: number) => {
      if (y < innerHeight * covered) setSide('bottom');
      if (y > innerHeight * (1 - covered)) setSide('top');
    };
    const onPointer = ({ clientY, target }: PointerEvent) => {
      if (!isMessage(target)) away(clientY);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || isMessage(target)) return;
      // What is focused may be scrolled to at once.
      requestAnimationFrame(() => {
        const { top, bottom } = target.getBoundingClientRect();
        away((top + bottom) / 2);
      });
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('focusin', onFocus);
    };
  }, []);
  return side;
}

function isMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-side]') !== null;
}
