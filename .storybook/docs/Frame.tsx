import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../picture.ts';
import type { Screen } from '../viewports.ts';
import classes from './docs.module.css';

type FrameProps = {
  /** Id of the story. */
  id: string;
  title: string;
  screen: Screen;
  scheme: 'light' | 'dark';
  /** How much smaller than on that screen. */
  scale: number;
  /** Whether it is cut below the story, for a story that fills no screen. */
  isCut?: boolean;
};

/** Px of the screen. */
const lowest = 72;

/**
 * A story on a screen of its own, in the state that its args give it: its play does not run. It loads
 * when it comes near the view, and keeps the height of its screen while it is cut: what depends on
 * that height would shrink with it.
 */
export function Frame({ id, title, screen, scheme, scale, isCut = false }: FrameProps) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isOn, setOn] = useState(false);
  if (!isOn && entry?.isIntersecting === true) setOn(true);
  const [content, setContent] = useState(screen.height);
  const sizes = useRef<ResizeObserver>(undefined);
  useEffect(() => () => sizes.current?.disconnect(), []);

  const measure = (story: Element | null | undefined) => {
    sizes.current?.disconnect();
    if (!isCut || story === null || story === undefined) return;
    sizes.current = new ResizeObserver(() => {
      const { bottom } = story.getBoundingClientRect();
      if (bottom > 0) setContent(Math.min(screen.height, Math.max(lowest, Math.ceil(bottom))));
    });
    sizes.current.observe(story);
  };

  // Axe has its own panel, and the tests: here it would cost most of the time.
  const globals = `scheme:${scheme};a11y.manual:!true`;
  return (
    <div
      ref={ref}
      className={classes['frame']}
      style={{ inlineSize: screen.width * scale, blockSize: content * scale }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which are measured */}
      <iframe
        title={title}
        data-frame={id}
        src={isOn ? pictureAddress(id, globals) : undefined}
        style={{ inlineSize: screen.width, blockSize: screen.height, scale }}
        onLoad={({ currentTarget }) =>
          measure(currentTarget.contentDocument?.querySelector('#storybook-root'))
        }
      />
    </div>
  );
}
