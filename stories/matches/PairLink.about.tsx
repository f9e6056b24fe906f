import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A pair’s name, leading to its page.',
  when: 'Wherever a pair is named.',
  whenNot: 'Within another link.',
  anatomy: { root: 'The name; underlined when it is pointed at', star: 'That it is one’s own' },
  anatomyStory: 'mine',
  keyboard: 'A link.',
  screenReader: 'The name, and that it is one’s own.',
  good: { says: 'As the league writes it.', args: {} },
  bad: {
    says: 'In capitals, or with its category: it is not how the league writes it.',
    args: { name: 'LOS SMASH (6.ª Damas)' },
  },
};
