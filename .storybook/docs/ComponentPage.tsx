import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { snippets } from 'virtual:snippets';
import classes from './docs.module.css';
import { screensOf, type DocsStory as Story } from './screens.ts';

/** States that are shown below the first; the others are a list. */
const shown = 4;
/** Lines of code that are shown without a tap. */
const shortCode = 24;
/** Px of a screen of which two stand side by side. */
const narrow = 440;

/** What the tags of a component's stories say of it; without one it is stable. */
const statuses = {
  new: 'its props may still change',
  changing: 'it will change soon; ask before building on it',
  stable: 'its props and its look stay',
} as const;

/** Storybook's own blocks of a component, with its status and few of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags } = preparedMeta;
  const status = tags.includes('new') ? 'new' : tags.includes('changing') ? 'changing' : 'stable';
  const code = snippets[preparedMeta.parameters['fileName']] ?? '';
  const isShort = code.split('\n').length <= shortCode;
  const [first, ...others] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <p>
        <b>{status}</b>: {statuses[status]}.
      </p>
      <Description of="meta" />
      {first === undefined ? null : (
        <Anchor storyId={first.id}>
          <Description of={first.moduleExport} />
          <Canvas
            of={first.moduleExport}
            withToolbar
            story={{ __primary: true }}
            source={{ code, language: 'tsx' }}
            sourceState={code === '' ? 'none' : isShort ? 'shown' : 'hidden'}
          />
        </Anchor>
      )}
      <Controls />
      {others.length === 0 ? null : <Heading>States</Heading>}
      <div className={classes['states']}>
        {others.slice(0, shown).map((story) => (
          <div key={story.id} data-narrow={(screensOf(story, false)[0]?.width ?? 1280) <= narrow}>
            <DocsStory of={story.moduleExport} __forceInitialArgs />
          </div>
        ))}
      </div>
      {others.length <= shown ? null : <Heading>More states</Heading>}
      {others.slice(shown).map((story) => (
        <ClosedStory key={story.id} story={story} />
      ))}
    </>
  );
}

/** A state by its name and its sentence; a tap shows it. */
function ClosedStory({ story }: { story: Story }) {
  const [isOpen, setOpen] = useState(false);
  const { description } = story.parameters['docs'] ?? {};
  return (
    <Anchor storyId={story.id}>
      <details
        className={classes['closed']}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <b>{story.name}</b> {description?.story}
        </summary>
        {isOpen ? <Canvas of={story.moduleExport} story={{ __forceInitialArgs: true }} /> : null}
      </details>
    </Anchor>
  );
}
