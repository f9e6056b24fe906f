import { useEffect, useRef, useState, type RefObject } from 'react';
import { waitForTurn } from './frameQueue.ts';

/** Whether a frame may load: it is on the screen or near it, and few others are loading. */
export function useTurn(root: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        end.current = waitForTurn(() => setOn(true));
      },
      { rootMargin: '600px' },
    );
    if (root.current !== null) observer.observe(root.current);
    return () => {
      observer.disconnect();
      end.current();
    };
  }, [root]);
  return [isOn, () => end.current()];
}
