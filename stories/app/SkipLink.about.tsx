import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The first link of every page: past the navigation.',
  when: 'Once, before the header.',
  whenNot: 'Within the content.',
  anatomy: { root: 'The link; it is seen only with the focus' },
  keyboard: 'The first Tab shows it, Enter goes to the content.',
  screenReader: '“Saltar al contenido”, a link.',
  good: { says: 'Seen as soon as it has the focus.', story: 'focused' },
  bad: {
    says: 'Hidden until a mouse points at it: the keyboard never reaches it.',
    show: () => <p>Liga Pádel</p>,
  },
};
