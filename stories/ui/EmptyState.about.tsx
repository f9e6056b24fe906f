import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says that there is nothing, and what will be here.',
  when: 'Instead of an empty list.',
  whenNot: 'When the list could not be read: ErrorState. While it loads: a skeleton.',
  anatomy: {
    court: 'A court from above, with the ball at rest',
    message: 'What there is none of',
    hint: 'What will be here, and when',
  },
  keyboard: 'Only its action, if it has one.',
  screenReader: 'The picture is hidden; the two sentences are read.',
  good: {
    says: 'What there is none of, then what will be here.',
    args: { hint: 'Cuando termine un partido, su resultado aparecerá aquí.' },
  },
  bad: {
    says: 'No excuses, no exclamation marks.',
    args: { message: '¡Ups! No encontramos nada :(' },
  },
};
