import { Card } from '../../../src/matches/card/Card.tsx';
import type { Shareable } from '../../../src/matches/shareContext.ts';
import { straightSets } from '../../fixtures/results.ts';
import type { About } from '../../../.storybook/docs/about.ts';

const share: Shareable = { kind: 'result', result: straightSets };

export const about: About = {
  purpose: 'The frame of one result or one match that stands by itself.',
  when: 'On the home page, where a few matches are shown and each may take room.',
  whenNot: 'In a list by day: MatchRow shows three times as many on a phone.',
  anatomy: {
    category: 'Category, a link to its page',
    header: 'Header: category on the left, the day or place on the right',
    action: 'Share, or the administrator’s two buttons',
    foot: 'Foot, for an action of its own',
  },
  anatomyStory: 'whole',
  keyboard:
    'The card itself is no target. Tab visits the category, the teams and the actions in reading order; a link to the card’s address focuses it as a whole.',
  screenReader: 'An article with one sentence that says it all; what is seen is hidden from it.',
  good: {
    says: 'One sentence that stands for the picture.',
    args: { children: 'Los Smash 6-4 6-3 Doble Pared' },
  },
  bad: {
    says: 'No second frame within the card: it is the frame.',
    show: () => (
      <Card
        share={share}
        what="resultado"
        description="Una tarjeta en una tarjeta."
        category="Octava Libre"
      >
        <Card
          share={share}
          what="resultado"
          description="La tarjeta de adentro."
          category="Octava Libre"
        >
          6-4, 6-3
        </Card>
      </Card>
    ),
  },
};
