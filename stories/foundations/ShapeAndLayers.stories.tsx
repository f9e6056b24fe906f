import { Fragment } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import classes from './Foundations.module.css';
import { TokenTable } from './TokenTable.tsx';

const uses: Readonly<Record<string, string>> = {
  '--radius-small': 'Frames within a control: a super tie-break, a tag, a bar of a skeleton.',
  '--radius-control': 'Buttons, fields, messages, the scoreboard.',
  '--radius-card': 'Cards, dialogs, panels.',
  '--radius-pill': 'Chips, pills, round buttons.',
  '--shadow-card': 'Cards: a little above the page.',
  '--shadow-float': 'What lies over the page: menus, dialogs, the pill.',
  '--z-header':
    'The header and the bar at the foot; the skip link is one above, the pill one below.',
  '--z-overlay': 'The veil behind a dialog.',
  '--z-modal': 'Dialogs.',
  '--z-toast': 'Messages, over everything.',
  '--target': 'The least height and width of whatever is tapped.',
  '--header-height': 'The header: what is sticky stops below it.',
  '--foot-bar-height': 'The bar at the foot of a phone.',
  '--row-size': 'A row of a result.',
  '--match-row-size': 'A row of a match.',
  '--my-pair-size': 'The card of a pair of one’s own.',
  '--page-width': 'The widest column of a page.',
};

/** Radii, shadows, layers and sizes. */
function ShapeAndLayers() {
  return (
    <div className={classes['page']}>
      <h1>Shape and layers</h1>
      <p>
        Layers are few, and each has a name; within a component, <code>z-index</code> only orders
        its own parts.
      </p>
      <TokenTable
        names={Object.keys(uses)}
        headings={['Value', 'Where']}
        renderCells={(name, value) => [
          <Fragment key="value">
            <Shape name={name} />
            {name.startsWith('--shadow') ? null : value}
          </Fragment>,
          uses[name],
        ]}
      />
    </div>
  );
}

function Shape({ name }: { name: string }) {
  if (name.startsWith('--radius'))
    return <span className={classes['shape']} style={{ borderRadius: `var(${name})` }} />;
  if (!name.startsWith('--shadow')) return null;
  return <span className={classes['shape']} style={{ boxShadow: `var(${name})` }} />;
}

const meta = preview.meta({
  title: 'Foundations/Shape and layers',
  component: ShapeAndLayers,
  tags: ['!autodocs', '!manifest'],
});

/** A message lies over a dialog, a dialog over its overlay. */
export const Tokens = meta.story({
  name: 'Radius, shadow, z-index',
  play: async ({ canvas }) => {
    const row = async (name: string) => (await canvas.findByText(name)).closest('tr');
    await expect(await row('--z-overlay')).toHaveTextContent('1000');
    await expect(await row('--z-modal')).toHaveTextContent('1100');
    await expect(await row('--z-toast')).toHaveTextContent('1200');
  },
});
