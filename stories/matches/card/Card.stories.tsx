import preview from '../../../.storybook/preview.tsx';
import type { Shareable } from '../../../src/matches/shareContext.ts';
import { Card } from '../../../src/matches/card/Card.tsx';
import { DeleteButton } from '../../../src/ui/DeleteButton.tsx';
import { straightSets } from '../../fixtures/results.ts';
import { withSharing } from '../../support/decorators.tsx';

const share: Shareable = { kind: 'result', result: straightSets };

const meta = preview.meta({
  title: 'Match/Card',
  component: Card,
  decorators: [withSharing],
  args: {
    share,
    what: 'resultado Los Smash contra Doble Pared',
    description: 'Lo que la tarjeta muestra, en una sola frase.',
    category: 'Octava Libre' as const,
    aside: 'Hoy',
    children: <span>Lo que se ve en la tarjeta.</span>,
  },
});

/** The frame of results and matches. */
export const Plain = meta.story();

/** A card that arrived live a moment ago. */
export const JustArrived = meta.story({ args: { isNew: true } });

/** A card with something to do in its corner. */
export const WithAction = meta.story({
  args: { action: <DeleteButton what="resultado" isDeleting={false} onDelete={() => undefined} /> },
});

/** With all that it can hold. */
export const Whole = meta.story({
  args: {
    action: <DeleteButton what="resultado" isDeleting={false} onDelete={() => undefined} />,
    foot: 'Lo que se puede hacer con ella.',
  },
});
