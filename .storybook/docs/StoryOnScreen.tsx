import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { clamp, useElementSize, useMergedRef } from '@mantine/hooks';
import { use, useEffect, useRef, type ComponentProps } from 'react';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { schemesOf } from '../toolbar.ts';
import type { Screen } from '../viewports.ts';
import { isDialog, screensOf } from './screens.ts';
import { useToolbar } from './useToolbar.ts';

/** Px that the frames of a story have side by side; on a narrower page they stand below each other. */
const [least, most] = [640, 960] as const;
const gap = 16;
/** Where a story that stands in the page itself is shown in both schemes. */
const half: Screen = { width: 472, height: 800 };

type Channel = { emit(event: string, payload: object): void };
type StoryWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Storybook's block of a story; what depends on the screen stands in frames of fixed sizes. */
export function StoryOnScreen(props: ComponentProps<typeof Story>) {
  const context = use(DocsContext);
  const globals = useToolbar(context);
  const { story } = useOf(props.of ?? 'story', ['story']);
  const root = useRef<HTMLDivElement>(null);
  const { ref: sized, width: available } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(root, sized);
  const { channel } = context;
  useEffect(() => {
    // The controls below a frame change the story within it.
    const events = ['updateStoryArgs', 'resetStoryArgs'].map((event) => {
      const forward = (payload: { storyId: string }) => {
        if (payload.storyId !== story.id) return;
        for (const frame of root.current?.querySelectorAll('iframe') ?? []) {
          const inner: StoryWindow | null = frame.contentWindow;
          inner?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
        }
      };
      return [event, forward] as const;
    });
    for (const [event, forward] of events) channel.on(event, forward);
    return () => {
      for (const [event, forward] of events) channel.off(event, forward);
    };
  }, [channel, story.id]);

  const isFirst = props.__primary === true;
  const schemes = schemesOf(globals);
  const asked = screensOf(story, isFirst);
  // In the page itself there is one scheme.
  const screens = schemes.length > 1 && asked.length === 0 ? [half] : asked;
  const [first] = screens;
  if (first === undefined) return <Story {...props} />;
  const room = clamp(available || most, least, most) - gap * (screens.length * schemes.length - 1);
  const widthOf = (all: readonly Screen[]) =>
    all.reduce((sum, { width }) => sum + width * schemes.length, 0);
  const common = Math.min(1, room / widthOf(screens));
  const firstWidth = first.width * schemes.length;
  // A dialog is as large as on the phone; what is left is for the desktop.
  const isLarge = isDialog(story) && screens.length > 1 && firstWidth < room * 0.75;
  const scaleOf = (screen: Screen) => {
    const large = screen === first ? 1 : (room - firstWidth) / widthOf(screens.slice(1));
    const scale = isLarge ? large : common;
    return available === 0 ? scale : Math.min(scale, available / screen.width);
  };
  return (
    <div ref={ref} className={classes['frames']}>
      {screens.flatMap((screen) =>
        schemes.map((scheme) => (
          <Frame
            key={`${screen.width} ${scheme}`}
            id={story.id}
            title={`${story.name}, ${screen.width} px${schemes.length > 1 ? `, ${scheme}` : ''}`}
            screen={screen}
            globals={globals}
            scheme={scheme}
            scale={scaleOf(screen)}
            isCut={!story.title.startsWith('Pages/') && story.parameters['reach'] === undefined}
          />
        )),
      )}
    </div>
  );
}
