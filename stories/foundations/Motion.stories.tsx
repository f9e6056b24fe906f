import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import classes from './Foundations.module.css';
import { TokenTable } from './TokenTable.tsx';

const uses: Readonly<Record<string, readonly [where: string, reduced: string]>> = {
  '--motion-short': [
    'A colour that changes under the pointer; a highlight that appears.',
    'At once.',
  ],
  '--motion-long': ['What opens: the menu, the pill, a picture’s indicator.', 'At once.'],
  '--motion-fade': ['A picture that gives way to the next; a highlight that goes.', 'At once.'],
  '--motion-pulse': [
    'A skeleton’s glint, three breaths of the ball when it is live.',
    'Not at all.',
  ],
};

/** Durations, and what is left of them for who asked for less. */
function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={classes['page']}>
      <h1>Motion</h1>
      <p>
        Nothing that is read moves. What moves says that something happened, is short, and ends.
        With <b>Reduced motion</b> in the toolbar the durations are nought and pictures stand still;
        nothing is lost, since no state shows by movement alone.
      </p>
      <Button variant="default" onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
      <TokenTable
        names={Object.keys(uses)}
        headings={['As fast as', 'Where', 'Reduced']}
        renderCells={(name, value) => [
          <Fragment key="duration">
            <span className={classes['track']} data-moved={isMoved}>
              <i style={{ transitionDuration: `var(${name})` }} />
            </span>{' '}
            {value}
          </Fragment>,
          uses[name]?.[0],
          uses[name]?.[1],
        ]}
      />
      <p>
        All with <code>--motion-ease</code>, which starts fast and ends softly; fades are linear.
      </p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs', '!manifest'],
});

/** Each duration to be tried. */
export const Durations = meta.story({ name: 'Motion' });
