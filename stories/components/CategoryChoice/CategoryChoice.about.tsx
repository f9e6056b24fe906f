import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'One category, or all of them, where the choice is not an address.',
  when: 'In a dialog or a form whose content depends on a category.',
  whenNot:
    'Above a list: CategoryFilter keeps the choice in the address, so that it can be shared.',
  anatomy: { label: 'What is chosen', select: 'The choice: all categories, or one' },
  keyboard: 'Tab reaches it; arrows and the first letters choose.',
  screenReader: 'A choice with its label and the chosen category.',
  good: { says: 'One is always chosen.', args: { category: 'Sexta Damas' } },
  bad: {
    says: 'Nothing to choose from all: with one category in use, leave it away.',
    args: { category: null },
  },
};
