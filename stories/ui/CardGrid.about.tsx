import { CardGrid } from '../../src/ui/CardGrid.tsx';
import { ResultCard } from '../../src/matches/card/ResultCard.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { straightSets, superTieBreak } from '../fixtures/results.ts';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Lays out the few cards of the home page.',
  when: 'For two to eight cards of one kind. Columns come from the room: one on a phone, two and more on a desktop. Between cards: --space-12.',
  whenNot: 'For a list that goes on: that is DayRows.',
  anatomy: {
    item: 'A card: as high as its own names need, not as its neighbour’s',
    root: 'The grid, a list',
  },
  keyboard: 'In the order of the rows.',
  screenReader: 'A list with a number of items.',
  good: {
    says: 'Cards of one kind.',
    show: () => (
      <CardGrid
        items={[straightSets, superTieBreak]}
        renderCard={(result) => <ResultCard result={result} today={today} />}
      />
    ),
  },
  bad: {
    says: 'A single card in a grid: show it by itself.',
    show: () => (
      <CardGrid
        items={[straightSets]}
        renderCard={(result) => <ResultCard result={result} today={today} />}
      />
    ),
  },
  code: `<CardGrid
  items={results}
  renderCard={(result) => <ResultCard result={result} today={today} headingLevel={3} />}
/>`,
};
