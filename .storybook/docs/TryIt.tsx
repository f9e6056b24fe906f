import { Controls, DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef } from 'react';
import { controlsOf } from './controls.ts';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { Section } from './Section.tsx';
import { screenOf, type DocsStory } from './stories.ts';

type TryItProps = { story: DocsStory; scheme: 'light' | 'dark' };

type StoryWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
};

/** A story that changes with its controls, without leaving the page. */
export function TryIt({ story, scheme }: TryItProps) {
  const screen = screenOf(story);
  const controls = controlsOf(story);
  if (controls.length === 0) return null;
  return (
    <Section title="Try it">
      <div className={classes['try']}>
        {screen === undefined ? (
          <div className={classes['stage']} lang="es">
            <Story of={story.moduleExport} autoplay={false} />
          </div>
        ) : (
          <FrameToTry id={story.id} scheme={scheme} screen={screen} />
        )}
        <div className={classes['controls']}>
          <Controls of={story.moduleExport} include={[...controls]} />
        </div>
      </div>
    </Section>
  );
}

type FrameToTryProps = { id: string; scheme: TryItProps['scheme']; screen: Screen };
type Screen = NonNullable<ReturnType<typeof screenOf>>;

/** The story in a frame of its own, to which the changes of the controls are handed on. */
function FrameToTry({ id, scheme, screen }: FrameToTryProps) {
  const { channel } = use(DocsContext);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const events = ['updateStoryArgs', 'resetStoryArgs'].map((event) => {
      const forward = (payload: { storyId: string }) => {
        const inner: StoryWindow | null | undefined =
          root.current?.querySelector('iframe')?.contentWindow;
        if (payload.storyId === id) inner?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
      };
      return [event, forward] as const;
    });
    for (const [event, forward] of events) channel.on(event, forward);
    return () => {
      for (const [event, forward] of events) channel.off(event, forward);
    };
  }, [channel, id]);
  return (
    <div ref={root}>
      <Frame
        id={id}
        title="Try it"
        scheme={scheme}
        {...screen}
        scale={Math.min(1, 640 / screen.width)}
        tallest={700}
      />
    </div>
  );
}
