import type { About } from './about.ts';
import classes from './docs.module.css';
import { controlsOf } from './controls.ts';
import { sectionId } from './sectionId.ts';
import type { DocsStory } from './stories.ts';

type ContentsProps = { story: DocsStory; about: About | undefined };

/** What a page of the docs has, and where the component stands alone. */
export function Contents({ story, about }: ContentsProps) {
  const isPage = story.title.startsWith('Pages/');
  const sections = {
    'Try it': !isPage && controlsOf(story).length > 0,
    Anatomy: Object.keys(about?.anatomy ?? {}).length > 0,
    States: true,
    Behaviour: about !== undefined,
    Code: !isPage,
    Source: true,
  };
  return (
    <nav className={classes['contents']} aria-label="On this page">
      {Object.entries(sections).map(([title, isThere]) =>
        isThere ? (
          // Storybook's own base would open it in place of the whole Storybook.
          <a key={title} href={`#${sectionId(title)}`} target="_self">
            {title}
          </a>
        ) : null,
      )}
      <a href={`./?path=/story/${about?.tryIn ?? story.id}`} target="_top">
        {about?.tryIn === undefined ? 'Open it alone' : 'Try it with any score and names'}
      </a>
    </nav>
  );
}
