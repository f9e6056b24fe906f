import { useEffect, useRef, useState, type CSSProperties } from 'react';
import classes from './docs.module.css';
import { findMarks, Marks, type Mark } from './Marks.tsx';

type FrameProps = {
  /** Of the story. */
  id: string;
  title: string;
  /** Of the screen that the story is shown on, px. */
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** How much smaller than on that screen. */
  scale?: number;
  /** Of the toolbar, e.g. `;text:200`. */
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
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const observe = (inner: Document | null) => {
    stop.current();
    if (inner === null) return;
    const measure = () => {
      // What lies over the page is as high as the screen.
      const isOverlaid = inner.querySelector('[role=dialog]') !== null;
      const own = inner.querySelector('#storybook-root')?.getBoundingClientRect().height ?? 0;
      setContent(isOverlaid ? height : Math.min(tallest, Math.ceil(own)));
      if (parts !== undefined) setMarks(findMarks(inner.body, parts));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(inner.body);
    const root = inner.querySelector('#storybook-root');
    if (root !== null) sizes.observe(root);
    // What lies over the page changes the size of nothing.
    const elements = new MutationObserver(measure);
    elements.observe(inner.body, { childList: true, subtree: true });
    stop.current = () => {
      sizes.disconnect();
      elements.disconnect();
    };
  };

  const style: CSSProperties & Record<'--width' | '--height' | '--scale', string> = {
    '--width': `${width}px`,
    '--height': `${content === 0 ? height : content}px`,
    '--scale': String(scale),
  };
  return (
    <div className={classes['frame']} style={style}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which are measured */}
      <iframe
        title={title}
        loading="lazy"
        data-frame={id}
        src={`iframe.html?viewMode=story&embed=true&id=${id}&globals=scheme:${scheme}${globals}`}
        onLoad={(event) => observe(event.currentTarget.contentDocument)}
      />
      <Marks marks={marks} scale={scale} />
    </div>
  );
}
