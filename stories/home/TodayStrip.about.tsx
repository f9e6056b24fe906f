import { loaded } from '../fixtures/listStates.ts';
import { tonight } from '../fixtures/matches.ts';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Today’s matches in one line, or when the next one is.',
  when: 'Below the pictures of the home page.',
  whenNot: 'For tomorrow: the list says that.',
  anatomy: {
    "[class*='_label_']": 'Hoy',
    match: 'A match, a link to its row',
    time: 'Hour',
    team: 'Names, cut where there is no room',
  },
  keyboard: 'Links; the line scrolls along.',
  screenReader: 'A list of sentences.',
  good: { says: 'Always of the same height.', args: { state: { kind: 'loading' } } },
  bad: {
    says: 'A match day of eight: the line scrolls, and nobody sees its end.',
    args: {
      state: loaded(Array.from({ length: 8 }, (_, index) => ({ ...tonight, id: String(index) }))),
    },
  },
};
