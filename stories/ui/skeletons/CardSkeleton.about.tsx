import { CardSkeleton } from '../../../src/ui/skeletons/CardSkeleton.tsx';
import { CardSkeletons } from '../../../src/ui/skeletons/CardSkeletons.tsx';
import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Keeps the room of a card until it is there.',
  when: 'While cards load for the first time: as many as will come.',
  whenNot: 'When there are old data: those stay on the screen. In lists of rows: RowSkeletons.',
  anatomy: {
    short: 'Where the category will be',
    long: 'Where the teams will be',
    block: 'Where the scoreboard will be',
  },
  keyboard: 'Nothing in it can be reached.',
  screenReader: 'Hidden; the list says that it is loading.',
  good: {
    says: 'As many as cards will come: nothing moves then.',
    show: () => <CardSkeletons of="result" count={2} />,
  },
  bad: {
    says: 'The skeleton of another kind: a match has another height.',
    show: () => (
      <>
        <CardSkeleton of="result" />
        <CardSkeleton of="match" />
      </>
    ),
  },
  code: '<CardSkeleton of="result" />',
};
