import { useEffect, useRef } from 'react';
import { pictureAddress } from './picture.ts';
import classes from './preview.module.css';
import { schemesOf, type Globals } from './toolbar.ts';

type BothSchemesProps = {
  storyId: string;
  /** As the panel of controls has them. */
  args: object;
  globals: Globals;
};

type StoryWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
};

/** The story in light and in dark: side by side, or one below the other on a narrow screen. */
export function BothSchemes({ storyId, args, globals }: BothSchemesProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const frame of root.current?.querySelectorAll('iframe') ?? []) {
      const inner: StoryWindow | null = frame.contentWindow;
      inner?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', { storyId, updatedArgs: args });
    }
  }, [args, storyId]);
  return (
    <div ref={root} className={classes['both']}>
      <p>In both schemes at once, plays do not run.</p>
      {schemesOf(globals).map((scheme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories
        <iframe
          key={scheme}
          title={`${scheme} scheme`}
          src={pictureAddress(storyId, globals, scheme)}
        />
      ))}
    </div>
  );
}
