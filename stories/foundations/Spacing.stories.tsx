import { Fragment } from 'react';
import preview from '../../.storybook/preview.tsx';
import classes from './Foundations.module.css';
import { TokenTable } from './TokenTable.tsx';

const uses: Readonly<Record<string, string>> = {
  '--space-2': 'Between the two lines of a row; around figures.',
  '--space-4': 'Within a chip or a tag; between a label and its field.',
  '--space-6': 'Above and below the names of a row.',
  '--space-8': 'Between an icon and its word; between buttons; inside a message, block.',
  '--space-12': 'Between cards; between a title and its list; inside a card, block.',
  '--space-16':
    'Inside a card, inline; between the fields of a form; the page’s gutter on a phone.',
  '--space-20': 'Between groups of a row that wraps.',
  '--space-24': 'Inside a dialog or a panel on a desktop; between groups of a form.',
  '--space-32': 'Inside a form of its own; above the sponsors.',
  '--space-48': 'Above the footer.',
  '--space-64': 'Between the sections of a page on a desktop.',
  '--page-gutter': 'Left and right of a page, from 16 to 40 px with the screen.',
  '--section-gap': 'Between the sections of a page, from 24 to 64 px with the screen.',
};

/** The one scale of distances. */
function Spacing() {
  return (
    <div className={classes['page']}>
      <h1>Spacing</h1>
      <p>
        Margins, paddings and gaps take one of these; the linter refuses any other value. Between
        cards: <code>--space-12</code>. A line of 1 px is written as 1px. Distances are in px: with
        larger text they stay, and leave the room to the words.
      </p>
      <TokenTable
        names={Object.keys(uses)}
        headings={['As long as', 'Where']}
        renderCells={(name, value) => [
          <Fragment key="length">
            <span className={classes['length']} style={{ inlineSize: `var(${name})` }} />{' '}
            {value.endsWith('px') ? value : 'by the screen'}
          </Fragment>,
          uses[name],
        ]}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Spacing',
  component: Spacing,
  tags: ['!autodocs', '!manifest'],
});

/** The scale, and which step for what. */
export const Scale = meta.story({ name: 'Gaps and paddings' });
