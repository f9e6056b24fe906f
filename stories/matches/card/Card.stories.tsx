import preview from '../../../.storybook/preview.tsx';
import type { Shareable } from '../../../src/matches/shareContext.ts';
import { Card } from '../../../src/matches/card/Card.tsx';
import { DeleteButton } from '../../../src/ui/DeleteButton.tsx';
import { ShareProvider } from '../../../src/matches/shareContext.ts';
import { straightSets } from '../../fixtures/results.ts';
import { about } from './Card.about.tsx';

const share: Shareable = { kind: 'result', result: straightSets };

/**
 * The frame of one result or one match that stands by itself.
 *
 * **When:** On the home page, where a few matches are shown and each may take room.
 *
 * **When not:** In a list by day: MatchRow shows three times as many on a phone.
 *
 * **Keyboard:** The card itself is no target. Tab visits the category, the teams and the actions
 * in reading order; a link to the card’s address focuses it as a whole.
 *
 * **Screen reader:** An article with one sentence that says it all; what is visible is hidden from
 * screen readers.
 */
const meta = preview.meta({
  title: 'Match/Card',
  parameters: { about },
  component: Card,
  args: {
    share,
    what: 'resultado Los Smash contra Doble Pared',
    description: 'Lo que la tarjeta muestra, en una sola frase.',
    category: 'Octava Libre' as const,
    aside: 'Hoy',
    children: 'Lo que se ve en la tarjeta.',
  },
});

/** The frame of results and matches. */
export const Plain = meta.story();

/** A card that arrived live a moment ago. */
export const JustArrived = meta.story({ args: { isNew: true } });

/** A card with something to do in its corner. */
export const WithAction = meta.story({
  args: {
    action: <DeleteButton what="resultado" isDeleting={false} onDelete={() => undefined} />,
  },
});

/** With all that it can hold: sharing, the administrator's button, a foot. */
export const Whole = meta.story({
  decorators: [
    (Story) => (
      <ShareProvider value={() => undefined}>
        <Story />
      </ShareProvider>
    ),
  ],
  args: {
    action: <DeleteButton what="resultado" isDeleting={false} onDelete={() => undefined} />,
    foot: 'Lo que se puede hacer con ella.',
  },
});
