import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

type AutoAdvance = {
  /** Whether the visitor lets it move; the pause button shows the opposite. */
  isPlaying: boolean;
  /** Whether it is moving now: not while looked at closely, hidden, or paused. */
  isRunning: boolean;
  /** For the pause button. */
  toggle: () => void;
  /** After the visitor has moved it by hand: it does not move by itself again unless asked to. */
  stop: () => void;
  /** For the element around everything that moves, its controls included. */
  holdProps: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/**
 * Moves something on at an interval, and lets whoever reads it be (WCAG 2.2.2): it waits while it is
 * hovered, focused or hidden, can be paused, and does not begin by itself where the visitor asked the
 * system for less motion.
 * @param interval in ms
 */
export function useAutoAdvance(interval: number, onAdvance: () => void): AutoAdvance {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useDocumentVisibility() === 'hidden';
  const isMotionReduced = useReducedMotion();

  const isPlaying = choice ?? !isMotionReduced;
  const isRunning = isPlaying && !isHovered && !isFocused && !isHidden;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(() => advance(), interval);
    return () => window.clearInterval(timer);
  }, [isRunning, interval]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setChoice(!isPlaying),
    stop: () => setChoice(false),
    holdProps: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
