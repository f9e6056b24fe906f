import { NewItemsPill } from '../../src/ui/NewItemsPill.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says that something arrived above, without moving what is read.',
  when: 'When rows arrive while the list is scrolled down.',
  whenNot: 'At the top of the list: there the rows appear at once.',
  anatomy: { pill: 'How many; a tap shows them and goes to the top' },
  keyboard: 'A button, next in order after the header.',
  screenReader: 'Announced politely, once.',
  good: { says: 'The number and the noun.', story: 'several' },
  bad: {
    says: 'At the top of the list, below its title: there the rows appear by themselves.',
    show: () => (
      <div style={{ minBlockSize: 96 }}>
        <NewItemsPill count={3} noun="resultado" onShow={() => undefined} />
        <PageTitle>Resultados</PageTitle>
      </div>
    ),
  },
};
