import { NotFound } from '../../src/league/NotFound.tsx';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'What stands at an address that does not exist.',
  when: 'At unknown addresses and at categories that do not exist.',
  whenNot: 'When something could not be read: ErrorState.',
  anatomy: { number: '404, with the ball as its zero', ball: 'The ball', links: 'Ways on' },
  keyboard: 'The links; the first one leads home.',
  screenReader: 'A heading says it; the number is a picture.',
  good: { says: 'What is not there, and ways on.', show: () => <NotFound what="categoría" /> },
  bad: { says: 'For a list without rows: EmptyState says that.', show: () => <NotFound /> },
  code: '<NotFound what="categoría" />',
};
