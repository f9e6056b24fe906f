import { RowSkeletons } from '../../../src/ui/skeletons/RowSkeletons.tsx';
import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Keeps the room of rows until they are there.',
  when: 'While a list by day loads for the first time.',
  whenNot: 'When there are old data: those stay.',
  anatomy: { heading: 'Where a day will be', tag: 'Category', line: 'Names', panel: 'Scoreboard' },
  keyboard: 'Nothing in it can be reached.',
  screenReader: 'Hidden; the list says that it is loading.',
  good: {
    says: 'Rows of the kind that will come.',
    show: () => (
      <div style={{ maxBlockSize: 220, overflow: 'clip' }}>
        <RowSkeletons of="result" />
      </div>
    ),
  },
  bad: {
    says: 'Not below rows that are there: “Ver más” has its own sign.',
    show: () => (
      <div style={{ maxBlockSize: 220, overflow: 'clip' }}>
        <RowSkeletons of="match" />
      </div>
    ),
  },
  code: '<RowSkeletons of="result" />',
};
