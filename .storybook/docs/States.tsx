import { Story } from '@storybook/addon-docs/blocks';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { StateCode } from './StateCode.tsx';
import { screenOf, screens, sentenceOf, type DocsStory } from './stories.ts';

type StatesProps = { stories: readonly DocsStory[]; scheme: 'light' | 'dark' };

/** Every state of a component side by side, those of one screen on frames of that size. */
export function States({ stories, scheme }: StatesProps) {
  // Many states are still seen at once.
  const isDense = stories.length > 8;
  return (
    <div className={classes['states']}>
      {stories.map((story) => {
        const screen = screenOf(story);
        return (
          <figure key={story.id} className={classes['state']} data-story={story.id}>
            <Caption story={story} hasCode />
            {screen === undefined ? (
              <div className={classes['stage']} lang="es">
                <Story of={story.moduleExport} autoplay={false} __forceInitialArgs />
              </div>
            ) : (
              <Frame
                id={story.id}
                title={story.name}
                scheme={scheme}
                {...screen}
                scale={
                  screen.width > 500 ? (isDense ? 340 : 520) / screen.width : isDense ? 0.55 : 0.75
                }
                tallest={isDense ? 900 : 1500}
              />
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** Every state of a page, on a phone and a desktop, in both schemes. */
export function PageStates({ stories }: Pick<StatesProps, 'stories'>) {
  return stories.map((story) => (
    <figure key={story.id} className={classes['state']} data-story={story.id}>
      <Caption story={story} />
      <div className={classes['screens']}>
        {(['phone', 'desktop'] as const).flatMap((name) =>
          (['light', 'dark'] as const).map((scheme) => {
            const { width = 0, height = 0 } = screens[name] ?? {};
            return (
              <Frame
                key={`${name} ${scheme}`}
                id={story.id}
                title={`${story.name}, ${name}, ${scheme}`}
                width={width}
                height={height}
                scheme={scheme}
                scale={name === 'phone' ? 0.34 : 0.28}
                tallest={name === 'phone' ? 820 : 980}
              />
            );
          }),
        )}
      </div>
    </figure>
  ));
}

type CaptionProps = { story: DocsStory; hasCode?: boolean };

function Caption({ story, hasCode = false }: CaptionProps) {
  return (
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>
      <span>{sentenceOf(story)}</span>
      {hasCode ? <StateCode story={story} /> : null}
    </figcaption>
  );
}
