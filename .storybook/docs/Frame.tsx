import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../picture.ts';
import type { Globals, Scheme } from '../toolbar.ts';
import type { Screen } from '../viewports.ts';
import classes from './docs.module.css';

type FrameProps = {
  /** Id of the story. */
  id: string;
  title: string;
  screen: Screen;
  /** What the toolbar is set to. */
  globals: Globals;
  scheme: Scheme;
  /** How much smaller than on that screen. */
  scale: number;
  /** Whether it is cut below the story, for a story that fills no screen. */
  isCut?: boolean;
};

/** Px of the screen. */
const lowest = 72;

/**
 * A story on a screen of its own, in the state that its args give it: its play does not run. It loads
 * when it comes near the view, and keeps the height of its screen while it is cut: what depends on that
 * height would shrink with it. It leaves the wheel, the focus and Escape to the page until it is clicked.
 */
export function Frame({ id, title, screen, globals, scheme, scale, isCut = false }: FrameProps) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isOn, setOn] = useState(false);
  if (!isOn && entry?.isIntersecting === true) setOn(true);
  const [content, setContent] = useState<number>();
  const [isAwake, setAwake] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const own = frame.current;
    if (!isAwake || own === null) return undefined;
    own.contentWindow?.focus();
    own.addEventListener('blur', () => setAwake(false), { once: true });
    // Keys would go on to the frame while it is inert.
    return () => own.blur();
  }, [isAwake]);

  const measure = (story: Element | null | undefined) => {
    stop.current();
    if (!isCut || story === null || story === undefined) return;
    const { body } = story.ownerDocument;
    const look = () => {
      const { bottom } = story.getBoundingClientRect();
      // Until the story is there, the frame is as high as its screen.
      if (bottom <= 0 || !body.classList.contains('sb-show-main')) return;
      // So is one whose story is an open dialog: that lies over the screen.
      const isDialog = bottom < lowest && body.querySelector('[role=dialog]') !== null;
      setContent(
        isDialog ? undefined : Math.min(screen.height, Math.max(lowest, Math.ceil(bottom))),
      );
    };
    const sizes = new ResizeObserver(look);
    const dialogs = new MutationObserver(look);
    sizes.observe(story);
    dialogs.observe(body, { childList: true, subtree: true });
    stop.current = () => {
      sizes.disconnect();
      dialogs.disconnect();
    };
  };

  return (
    <div
      ref={ref}
      className={classes['frame']}
      style={{ inlineSize: screen.width * scale, blockSize: (content ?? screen.height) * scale }}
      onPointerLeave={() => setAwake(false)}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which are measured */}
      <iframe
        ref={frame}
        title={title}
        inert={!isAwake}
        data-frame={id}
        src={isOn ? pictureAddress(id, globals, scheme) : undefined}
        style={{ inlineSize: screen.width, blockSize: screen.height, scale }}
        onLoad={({ currentTarget }) =>
          measure(currentTarget.contentDocument?.querySelector('#storybook-root'))
        }
      />
      {isAwake ? null : (
        <button type="button" aria-label={`Use ${title}`} onClick={() => setAwake(true)} />
      )}
    </div>
  );
}
