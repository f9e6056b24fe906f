import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { pictureAddress } from '../picture.ts';
import classes from './docs.module.css';
import { findMarks, Marks, type Mark } from './Marks.tsx';
import { useTurn } from './useTurn.ts';

type FrameProps = {
  /** Id of the story. */
  id: string;
  title: string;
  /** Size of the screen that the story is shown on, px. */
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** How much smaller than on that screen. */
  scale?: number;
  /** Globals of the toolbar, e.g. `;text:200`. */
  globals?: string;
  /** Parts to number, by selector. */
  parts?: Readonly<Record<string, string>>;
  /** Px of the screen: what is longer is cut. */
  tallest?: number;
};

/** A story on a screen of its own, in the state that its args give it: its play does not run. */
export function Frame(props: FrameProps) {
  const { id, title, width, height, scheme, scale = 1, globals = '', parts } = props;
  const { tallest = 1500 } = props;
  const [content, setContent] = useState(0);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const [isOn, endTurn] = useTurn(root);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const observe = (inner: Document | null) => {
    stop.current();
    if (inner === null || !isOn) return;
    const measure = () => {
      for (const animation of inner.getAnimations()) pauseIfEndless(animation);
      if (/sb-show-(main|error|nopreview)/u.test(inner.body.className)) endTurn();
      const overlay = inner.querySelector('[role=dialog], dialog[open]')?.getBoundingClientRect();
      const own = inner.querySelector('#storybook-root')?.getBoundingClientRect().height ?? 0;
      // Below what lies over the page a part of the page shows that it does.
      const shown = overlay === undefined ? own : Math.min(height, overlay.bottom + 64);
      setContent(Math.min(tallest, Math.ceil(shown)));
      if (parts !== undefined) setMarks(findMarks(inner.body, parts));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(inner.body);
    const story = inner.querySelector('#storybook-root');
    if (story !== null) sizes.observe(story);
    // What lies over the page changes the size of nothing.
    const elements = new MutationObserver(measure);
    elements.observe(inner.body, {
      attributeFilter: ['class'],
      characterData: true,
      childList: true,
      subtree: true,
    });
    stop.current = () => {
      sizes.disconnect();
      elements.disconnect();
    };
  };

  // Axe has its own panel, and the tests: here it would cost most of the time.
  const chosen = `scheme:${scheme};a11y.manual:!true${globals}`;
  const style: CSSProperties & Record<'--width' | '--height' | '--scale', string> = {
    '--width': `${width}px`,
    '--height': `${content === 0 ? height : content}px`,
    '--scale': String(scale),
  };
  return (
    <div ref={root} className={classes['frame']} style={style}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which are measured */}
      <iframe
        title={title}
        data-frame={id}
        src={isOn ? pictureAddress(id, chosen) : undefined}
        onLoad={(event) => observe(event.currentTarget.contentDocument)}
      />
      <Marks marks={marks} scale={scale} />
    </div>
  );
}

/** What moves for ever, in each of sixty frames, would leave the browser no time for anything else. */
function pauseIfEndless(animation: Animation): void {
  if (animation.effect?.getTiming().iterations === Infinity) animation.pause();
}
