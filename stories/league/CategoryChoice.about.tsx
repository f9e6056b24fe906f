import { CategoryChoice } from '../../src/league/CategoryChoice.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'One category, or all of them, where the choice is not an address.',
  when: 'In a dialog or a form whose content depends on a category.',
  whenNot: 'Above a list: CategoryFilter keeps the choice in the address, which can be shared.',
  anatomy: { label: 'What is chosen', select: 'The choice: all categories, or one' },
  keyboard: 'Tab reaches it; arrows and the first letters choose.',
  screenReader: 'A choice with its label and the chosen category.',
  good: { says: 'One is always chosen.', args: { category: 'Sexta Damas' } },
  bad: {
    says: 'Above a list: CategoryFilter keeps the choice in the address.',
    show: () => (
      <>
        <PageTitle>Resultados</PageTitle>
        <CategoryChoice category={null} onChoose={() => undefined} />
      </>
    ),
  },
};
