import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, useMemo } from 'react';
import type { About } from './about.ts';
import { Anatomy } from './Anatomy.tsx';
import { CodeOfSource } from './CodeOfSource.tsx';
import { Contents } from './Contents.tsx';
import classes from './docs.module.css';
import { exampleCode } from './exampleCode.ts';
import { History } from './History.tsx';
import { pagePurposes } from './pagePurposes.ts';
import { Section } from './Section.tsx';
import { readComponent } from './sources.ts';
import { PageStates, States } from './States.tsx';
import { storyNamed } from './stories.ts';
import { TryIt } from './TryIt.tsx';
import { Use } from './Use.tsx';
import { useScheme } from './useScheme.ts';

/** The page of a component or of a page of the site: what `about` says, its stories, its source. */
export function ComponentPage() {
  const context = use(DocsContext);
  const scheme = useScheme(context);
  const all = context.componentStories();
  const stories = all.filter(({ tags }) => tags.includes('autodocs'));
  const [first] = stories;
  const title = first?.title ?? '';
  const source = useMemo(() => readComponent(title), [title]);
  if (first === undefined) return null;
  const [section = '', name = ''] = title.split('/');
  const isPage = section === 'Pages';
  const about: About | undefined = first.parameters['about'];
  const hasAnatomy = about !== undefined && Object.keys(about.anatomy).length > 0;
  return (
    <article className={`sb-unstyled ${classes['page']}`}>
      <p className={classes['section']}>{section}</p>
      <h1>{name}</h1>
      <p className={classes['purpose']}>{about?.purpose ?? pagePurposes[name]}</p>
      <Contents story={first} about={about} />
      {about === undefined ? null : (
        <Use about={about} stories={all} story={first} scheme={scheme} />
      )}
      {isPage ? null : <TryIt story={first} scheme={scheme} />}
      {hasAnatomy ? (
        <Section title="Anatomy">
          <Anatomy
            story={storyNamed(all, about.anatomyStory) ?? first}
            parts={about.anatomy}
            scheme={scheme}
          />
        </Section>
      ) : null}
      <Section title="States">
        {isPage ? <PageStates stories={stories} /> : <States stories={stories} scheme={scheme} />}
      </Section>
      {about === undefined ? null : <Behaviour about={about} />}
      <Suspense fallback={<p data-pending>Reading the source…</p>}>
        {isPage ? null : (
          <Section title="Code">
            <CodeOfSource
              source={source}
              usage={about?.code ?? exampleCode(name, first.initialArgs)}
              scheme={scheme}
            />
          </Section>
        )}
        <Section title="Source">
          <History source={source} />
        </Section>
      </Suspense>
    </article>
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
