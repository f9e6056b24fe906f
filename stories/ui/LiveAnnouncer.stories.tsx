import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LiveAnnouncer } from '../../src/ui/LiveAnnouncer.tsx';
import { describeResult } from '../../src/league/describeMatch.ts';
import { results } from '../fixtures/results.ts';

const meta = preview.meta({
  title: 'Feedback/LiveAnnouncer',
  component: LiveAnnouncer,
});

/** Nothing has arrived yet: the region is there and silent. */
export const Silent = meta.story({ args: { announcement: null } });

/** A result arrives: screen readers announce it. */
export const Announcing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { announcement: null },
  render: function Announcing() {
    const [count, setCount] = useState(0);
    const result = results[count - 1];
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Llega un resultado
        </button>
        <LiveAnnouncer
          announcement={
            result === undefined
              ? null
              : { id: result.id, text: `Nuevo resultado: ${describeResult(result)}` }
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status', { name: 'Novedades de la liga' });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Nuevo resultado: Victoria de La Víbora');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Nuevo resultado: Victoria de Los Smash');
  },
});
