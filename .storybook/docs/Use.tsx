import type { About, Example } from './about.ts';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { screenOf, storyNamed, type DocsStory } from './stories.ts';

type UseProps = Omit<PictureProps, 'example' | 'kind'> & { about: About };

/** When to take a component and when not, in words and as pictures made of it. */
export function Use({ about, ...others }: UseProps) {
  return (
    <>
      <dl className={classes['pair']}>
        <div>
          <dt>When</dt>
          <dd>{about.when}</dd>
        </div>
        <div>
          <dt>When not</dt>
          <dd>{about.whenNot}</dd>
        </div>
      </dl>
      <div className={classes['pair']}>
        <Picture example={about.good} kind="do" {...others} />
        {'bad' in about ? (
          <Picture example={about.bad} kind="don't" {...others} />
        ) : (
          <Picture example={about.limit} kind="limit" {...others} />
        )}
      </div>
    </>
  );
}

const labels = { do: '✓ Do', "don't": '✕ Don’t', limit: 'At its limit' };

type PictureProps = {
  example: Example;
  kind: keyof typeof labels;
  story: DocsStory;
  stories: readonly DocsStory[];
  scheme: 'light' | 'dark';
};

function Picture({ example, kind, story, stories, scheme }: PictureProps) {
  return (
    <figure className={classes['example']} data-kind={kind}>
      {'story' in example ? (
        <StoryPicture story={storyNamed(stories, example.story)} scheme={scheme} />
      ) : (
        <div className={`${classes['stage']} ${classes['exampleStage']}`} lang="es">
          {'show' in example ? example.show() : <WithArgs story={story} args={example.args} />}
        </div>
      )}
      <figcaption>
        <strong>{labels[kind]}</strong> {example.says}
      </figcaption>
    </figure>
  );
}

type WithArgsProps = { story: DocsStory; args: Readonly<Record<string, unknown>> };

function WithArgs({ story, args }: WithArgsProps) {
  const Component = story.component;
  return Component === undefined ? null : <Component {...story.initialArgs} {...args} />;
}

type StoryPictureProps = { story: DocsStory | undefined; scheme: 'light' | 'dark' };

function StoryPicture({ story, scheme }: StoryPictureProps) {
  if (story === undefined) throw new Error('An example names a story that does not exist.');
  const screen = screenOf(story) ?? { width: 390, height: 300 };
  const scale = Math.min(1, 500 / screen.width);
  return (
    <div className={classes['exampleFrame']}>
      <Frame
        id={story.id}
        title={story.name}
        scheme={scheme}
        {...screen}
        scale={scale}
        tallest={700}
      />
    </div>
  );
}
