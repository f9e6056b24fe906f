import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Keeps what few need out of the way, one tap from its title.',
  when: 'On the administrator’s pages, below what has to be decided.',
  whenNot: 'For anything that has to be answered: that stands open.',
  anatomy: { control: 'The title, which says how much there is', panel: 'What it opens' },
  anatomyStory: 'open',
  keyboard: 'Enter or Space opens and closes it.',
  screenReader: 'A button that is expanded or collapsed; what it opens is a region of its name.',
  good: {
    says: 'The title says how many there are.',
    args: { title: 'No leído: 3 filas', children: 'Los Smash · Sexta' },
  },
  bad: {
    says: '“Ver más” says nothing about what is in it.',
    args: { title: 'Ver más', children: 'Los Smash · Sexta' },
  },
};
