import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A pair of one’s own: its next match and its last result.',
  when: 'At the top of the home page, for pairs that were starred.',
  whenNot: 'For any pair: its page has PairRecord and NextMatchPanel.',
  anatomy: {
    star: 'That it is one’s own',
    name: 'The pair, a link to its page',
    line: 'Next and last, one line each',
    place: 'Where, a link to a map',
  },
  keyboard: 'The title and the place are links.',
  screenReader: 'A heading with the pair’s name, then two sentences.',
  good: {
    says: 'Always of the same height: it is there before its rows are.',
    args: { matches: { kind: 'loading' }, results: { kind: 'loading' } },
  },
  bad: { says: 'For a pair that was not starred: it looks like one’s own.', args: {} },
};
