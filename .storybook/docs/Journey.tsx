import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import classes from './docs.module.css';
import { Frame } from './Frame.tsx';
import { desktop, phone } from './screens.ts';
import { schemesOf } from '../toolbar.ts';
import { useToolbar } from './useToolbar.ts';

type JourneyProps = {
  /** Each a story by its id, and what happens there. */
  steps: readonly { story: string; says: string; screen?: 'phone' | 'desktop' }[];
};

/** The steps of something that takes longer than one page, as a row of pictures. */
export function Journey({ steps }: JourneyProps) {
  const globals = useToolbar(use(DocsContext));
  return (
    <ol className={`sb-unstyled ${classes['journey']}`}>
      {steps.map(({ story, says, screen = 'phone' }) => {
        const isPhone = screen === 'phone';
        return (
          <li key={`${story} ${says}`}>
            <p>{says}</p>
            <div>
              {schemesOf(globals).map((scheme) => (
                <Frame
                  key={scheme}
                  id={story}
                  title={says}
                  screen={isPhone ? phone : desktop}
                  globals={globals}
                  scheme={scheme}
                  scale={isPhone ? 0.6 : 0.4}
                  isCut
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
