import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { desktop, phone } from './screens.ts';
import { useScheme } from './useScheme.ts';

type JourneyProps = {
  /** Each a story by its id, and what happens there. */
  steps: readonly { story: string; says: string; screen?: 'phone' | 'desktop' }[];
};

/** The steps of something that takes longer than one page, as a row of pictures. */
export function Journey({ steps }: JourneyProps) {
  const scheme = useScheme(use(DocsContext));
  return (
    <ol className={`sb-unstyled ${classes['journey']}`}>
      {steps.map(({ story, says, screen = 'phone' }) => {
        const isPhone = screen === 'phone';
        return (
          <li key={`${story} ${says}`}>
            <p>{says}</p>
            <Frame
              id={story}
              title={says}
              screen={isPhone ? phone : desktop}
              scheme={scheme}
              scale={isPhone ? 0.6 : 0.4}
              isCut
            />
          </li>
        );
      })}
    </ol>
  );
}
