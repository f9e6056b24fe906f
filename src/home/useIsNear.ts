import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../live/whenIdle.ts';

/** The distance below the screen at which something counts as near: some turns of a thumb. */
const margin = '600px';

/** Whether an element has been near the screen, e.g. to load its content. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    const callOff = whenIdle(() => {
      if (element.current !== null) observer.observe(element.current);
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [element]);
  return isNear;
}
