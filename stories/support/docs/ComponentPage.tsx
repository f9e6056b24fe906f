import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import type { About, Example } from './about.ts';
import { Anatomy } from './Anatomy.tsx';
import classes from './docs.module.css';
import { exampleCode } from './exampleCode.ts';
import { pagePurposes } from './pagePurposes.ts';
import { PropsTable } from './PropsTable.tsx';
import { readComponent, type ComponentSource } from './sources.ts';
import { PageStates, States } from './States.tsx';
import type { DocsStory } from './stories.ts';
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
      {about === undefined ? null : <Use about={about} story={first} />}
      {about === undefined || Object.keys(about.anatomy).length === 0 ? null : (
        <Section title="Anatomy">
          <Anatomy story={first} parts={about.anatomy} scheme={scheme} />
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

function Use({ about, story }: { about: About; story: DocsStory }) {
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
        <Picture example={about.good} kind="do" story={story} />
        <Picture example={about.bad} kind="don't" story={story} />
      </div>
    </>
  );
}

type PictureProps = { example: Example; kind: 'do' | "don't"; story: DocsStory };

function Picture({ example, kind, story }: PictureProps) {
  const Component = story.component;
  return (
    <figure className={classes['example']} data-kind={kind}>
      <div className={`${classes['stage']} ${classes['exampleStage']}`} lang="es">
        {'show' in example || Component === undefined ? (
          'show' in example && example.show()
        ) : (
          <Component {...story.initialArgs} {...example.args} />
        )}
      </div>
      <figcaption>
        <strong>{kind === 'do' ? '✓ Do' : '✕ Don’t'}</strong> {example.says}
      </figcaption>
    </figure>
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
