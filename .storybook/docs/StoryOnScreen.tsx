import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { use, useEffect, useRef, type ComponentProps } from 'react';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { screensOf } from './screens.ts';
import { useScheme } from './useScheme.ts';

/** Px that the frames of a story have side by side; a narrower page puts them below each other. */
const column = 960;
const gap = 16;

type Channel = { emit(event: string, payload: object): void };
type StoryWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Storybook's block of a story; what depends on the screen stands in frames of fixed sizes. */
export function StoryOnScreen(props: ComponentProps<typeof Story>) {
  const context = use(DocsContext);
  const scheme = useScheme(context);
  const { story } = useOf(props.of ?? 'story', ['story']);
  const root = useRef<HTMLDivElement>(null);
  const { ref: sized, width: available } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(root, sized);
  const { channel } = context;
  useEffect(() => {
    // The controls below a frame change the story within it.
    const events = ['updateStoryArgs', 'resetStoryArgs'].map((event) => {
      const forward = (payload: { storyId: string }) => {
        const inner: StoryWindow | null | undefined =
          root.current?.querySelector('iframe')?.contentWindow;
        if (payload.storyId === story.id) inner?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
      };
      return [event, forward] as const;
    });
    for (const [event, forward] of events) channel.on(event, forward);
    return () => {
      for (const [event, forward] of events) channel.off(event, forward);
    };
  }, [channel, story.id]);

  const screens = screensOf(story);
  if (screens.length === 0) return <Story {...props} />;
  const width = screens.reduce((sum, screen) => sum + screen.width, 0);
  const scale = Math.min(1, (column - gap * (screens.length - 1)) / width);
  return (
    <div ref={ref} className={classes['frames']}>
      {screens.map((screen) => (
        <Frame
          key={screen.width}
          id={story.id}
          title={`${story.name}, ${screen.width} px`}
          screen={screen}
          scheme={scheme}
          scale={available === 0 ? scale : Math.min(scale, available / screen.width)}
          isCut={!story.title.startsWith('Pages/') && story.parameters['reach'] === undefined}
        />
      ))}
    </div>
  );
}
