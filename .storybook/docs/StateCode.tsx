import classes from './docs.module.css';
import { exampleCode, renderedCode } from './exampleCode.ts';
import type { DocsStory } from './stories.ts';

/** How a state is written: the component with its props, or what the story renders. */
export function StateCode({ story }: { story: DocsStory }) {
  return (
    <details className={classes['stateCode']}>
      <summary>Code</summary>
      <pre>{codeOf(story)}</pre>
    </details>
  );
}

function codeOf({ title, initialArgs, parameters }: DocsStory): string {
  const source = String(parameters['docs']?.source?.originalSource ?? '');
  return renderedCode(source) ?? exampleCode(title.split('/').at(-1) ?? '', initialArgs);
}
