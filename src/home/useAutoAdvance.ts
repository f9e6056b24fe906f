import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

type AutoAdvance = {
  /** Whether it may move; the pause button offers the opposite. */
  isPlaying: boolean;
  /** Whether it moves now: it does not while paused, hovered, focused by keyboard or hidden. */
  isRunning: boolean;
  /** For the pause button. */
  toggle: () => void;
  /** Stops it until it is started again by `toggle`. */
  stop: () => void;
  /** After a manual change: the next automatic one follows after two intervals instead of one. */
  rest: () => void;
  /** For the element around everything that moves, its controls included. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/**
 * Calls `onAdvance` at an interval (WCAG 2.2.2): not while hovered, focused by keyboard or hidden, can
 * be paused, and starts paused where the system asks for reduced motion. A tap neither hovers nor
 * focuses: on a touch screen nothing would end that.
 * @param interval in ms
 */
export function useAutoAdvance(interval: number, onAdvance: () => void): AutoAdvance {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [rests, setRests] = useState(0);
  const completedRests = useRef(0);
  const isHidden = useDocumentVisibility() === 'hidden';
  const isMotionReduced = useReducedMotion();

  const isPlaying = choice ?? !isMotionReduced;
  const isRunning = isPlaying && !isHovered && !isFocused && !isHidden;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(() => {
      if (completedRests.current === rests) advance();
      completedRests.current = rests;
    }, interval);
    return () => window.clearInterval(timer);
  }, [isRunning, interval, rests]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setChoice(!isPlaying),
    stop: () => setChoice(false),
    rest: () => setRests((count) => count + 1),
    holdProps: {
      onPointerEnter: ({ pointerType }) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}
