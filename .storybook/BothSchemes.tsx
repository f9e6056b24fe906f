import { useEffect, useRef } from 'react';
import { pictureAddress } from './picture.ts';
import classes from './preview.module.css';

type BothSchemesProps = {
  storyId: string;
  /** As the panel of controls has them. */
  args: object;
  globals: Readonly<Record<string, unknown>>;
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
  const others = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'scheme' ? [`;${name}:${value}`] : [],
  );
  return (
    <div ref={root} className={classes['both']}>
      {['light', 'dark'].map((scheme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories
        <iframe
          key={scheme}
          title={`${scheme} scheme`}
          src={pictureAddress(storyId, `scheme:${scheme}${others.join('')}`)}
        />
      ))}
    </div>
  );
}
