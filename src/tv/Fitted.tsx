import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Tv.module.css';

type FittedProps = {
  /** Gives the box its size and the text its usual one. */
  className: string | undefined;
  outcome?: 'won' | 'lost' | undefined;
  children: ReactNode;
};

/** Fractions of the usual font size; the last one fits eighty of the widest letters. */
const scales = [1, 0.86, 0.74, 0.63, 0.54, 0.46, 0.39, 0.33, 0.28];

/** A text as large as its box holds it whole: nobody can scroll this screen, or tap a name that is cut. */
export function Fitted({ className = '', outcome, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => fit(box.current, text.current));
  useEffect(() => {
    const refit = () => fit(box.current, text.current);
    const observer = new ResizeObserver(refit);
    if (box.current !== null) observer.observe(box.current);
    // In another font lines end elsewhere.
    void document.fonts.ready.then(refit);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={`${classes['fitted']} ${className}`} data-outcome={outcome}>
      <span ref={text}>{children}</span>
    </div>
  );
}

function fit(box: HTMLElement | null, text: HTMLElement | null) {
  if (box === null || text === null) return;
  for (const scale of scales) {
    text.style.fontSize = `${scale}em`;
    if (text.offsetHeight <= box.clientHeight) return;
  }
}
