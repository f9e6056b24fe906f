import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { findMarks, Marks, type Mark } from './Marks.tsx';
import { screenOf, type DocsStory } from './stories.ts';

type AnatomyProps = {
  story: DocsStory;
  parts: Readonly<Record<string, string>>;
  scheme: 'light' | 'dark';
};

/** A story with its parts numbered, and their names. */
export function Anatomy({ story, parts, scheme }: AnatomyProps) {
  const screen = screenOf(story);
  return (
    <div className={classes['anatomy']}>
      {screen === undefined ? (
        <InlineAnatomy story={story} parts={parts} />
      ) : (
        <Frame
          id={story.id}
          title="Anatomy"
          scheme={scheme}
          {...screen}
          scale={Math.min(1, 640 / screen.width)}
          parts={parts}
        />
      )}
      <ol className={classes['parts']} data-parts>
        {Object.entries(parts).map(([part, name]) => (
          <li key={part}>{name}</li>
        ))}
      </ol>
    </div>
  );
}

function InlineAnatomy({ story, parts }: Pick<AnatomyProps, 'story' | 'parts'>) {
  const root = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const measure = () => setMarks(findMarks(element, parts));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div className={classes['stage']} lang="es">
      <div ref={root}>
        <Story of={story.moduleExport} autoplay={false} __forceInitialArgs />
      </div>
      <Marks marks={marks} scale={1} />
    </div>
  );
}
