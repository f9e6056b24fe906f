import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says what was done, and takes it back.',
  when: 'After storing, correcting or deleting, for ten seconds.',
  whenNot: 'For failures: those stay until they are read.',
  anatomy: { root: 'What was done', button: 'Takes it back; so does Ctrl+Z' },
  keyboard: 'Ctrl+Z outside of a field, or the button.',
  screenReader: 'A status, announced politely.',
  good: { says: 'In the past tense: it is done.', args: {} },
  bad: {
    says: 'No question: it has happened.',
    args: { children: '¿Seguro que quieres guardar?' },
  },
};
