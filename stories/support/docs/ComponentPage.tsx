import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import type { About, Example } from './about.ts';
import { Anatomy } from './Anatomy.tsx';
import classes from './docs.module.css';
import { exampleCode } from './exampleCode.ts';
import { Frame } from './Frame.tsx';
import { pagePurposes } from './pagePurposes.ts';
import { PropsTable } from './PropsTable.tsx';
import { readComponent, type ComponentSource } from './sources.ts';
import { PageStates, States } from './States.tsx';
import { screenOf, type DocsStory } from './stories.ts';
import { TokensUsed } from './TokensUsed.tsx';
import { useScheme } from './useScheme.ts';

/** The page of a component or of a page of the site: what `about` says, its stories, its source. */
export function ComponentPage() {
  const context = use(DocsContext);
  const scheme = useScheme(context);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [first] = stories;
  const title = first?.title ?? '';
  const source = useMemo(() => readComponent(title), [title]);
  if (first === undefined) return null;
  const [section = '', name = ''] = title.split('/');
  const about: About | undefined = first.parameters['about'];
  return (
    <article className={`sb-unstyled ${classes['page']}`}>
      <p className={classes['section']}>{section}</p>
      <h1>{name}</h1>
      <p className={classes['purpose']}>{about?.purpose ?? pagePurposes[name]}</p>
      {about === undefined ? null : (
        <Use about={about} stories={context.componentStories()} story={first} scheme={scheme} />
      )}
      {about === undefined || Object.keys(about.anatomy).length === 0 ? null : (
        <Section title="Anatomy">
          <Anatomy
            story={storyNamed(context.componentStories(), about.anatomyStory) ?? first}
            parts={about.anatomy}
            scheme={scheme}
          />
        </Section>
      )}
      <Section title="States">
        {section === 'Pages' ? (
          <PageStates stories={stories} />
        ) : (
          <States stories={stories} scheme={scheme} />
        )}
      </Section>
      {about === undefined ? null : <Behaviour about={about} />}
      {section === 'Pages' ? null : (
        <Section title="Code">
          <Source
            code={about?.code ?? exampleCode(name, first.initialArgs)}
            language="tsx"
            dark={scheme === 'dark'}
          />
          <Suspense>
            <OfSource source={source} />
          </Suspense>
        </Section>
      )}
    </article>
  );
}

/** By the end of its id. */
function storyNamed(stories: readonly DocsStory[], name: string | undefined) {
  return stories.find(({ id }) => id.endsWith(`--${name}`));
}

function OfSource({ source }: { source: Promise<ComponentSource> }) {
  const { props, types, tokens } = use(source);
  return (
    <>
      <h3>Props</h3>
      <PropsTable props={props} types={types} />
      <h3>Tokens</h3>
      <TokensUsed names={tokens} />
    </>
  );
}

type UseProps = Omit<PictureProps, 'example' | 'kind'> & { about: About };

function Use({ about, ...others }: UseProps) {
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
        <Picture example={about.bad} kind="don't" {...others} />
      </div>
    </>
  );
}

type PictureProps = {
  example: Example;
  kind: 'do' | "don't";
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
        <strong>{kind === 'do' ? '✓ Do' : '✕ Don’t'}</strong> {example.says}
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

function Behaviour({ about }: { about: About }) {
  return (
    <Section title="Behaviour">
      <dl className={classes['pair']}>
        <div>
          <dt>Keyboard</dt>
          <dd>{about.keyboard}</dd>
        </div>
        <div>
          <dt>Screen reader</dt>
          <dd>{about.screenReader}</dd>
        </div>
      </dl>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
