import { CategoryFilter } from '../../src/league/CategoryFilter.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import { noFilter } from '../fixtures/sections.ts';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Limits a list to one category; the choice is in the address.',
  when: 'Above results and upcoming matches.',
  whenNot: 'To lead to the page of a category: CategoryLinks.',
  anatomy: {
    chip: 'A category: its short name on a phone, in full on a desktop',
    '[aria-current]': 'The one that is shown',
  },
  keyboard: 'Each chip is a link. The row scrolls to the one in focus.',
  screenReader: 'A navigation with links by their full names; the chosen one is the current page.',
  good: {
    says: 'The chosen one is filled and marked as current.',
    args: { current: 'sexta-damas' },
  },
  bad: {
    says: 'On the page of one category: there is nothing left to choose.',
    show: () => (
      <>
        <PageTitle>Sexta Damas</PageTitle>
        <CategoryFilter {...noFilter} current="sexta-damas" onChoose={() => undefined} />
      </>
    ),
  },
};
