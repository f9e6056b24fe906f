import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The pairs of a category; one at a time is changed in place.',
  when: 'On /admin: rename, merge, register.',
  whenNot: 'For one wrong name in a single result: correct that.',
  anatomy: {
    pair: 'A pair; a tap opens its form',
    'li form': 'Its form',
    '[role=alert]': 'What went wrong',
  },
  anatomyStory: 'failed',
  keyboard: 'Enter opens a pair, Escape leaves it as it was.',
  screenReader: 'A list of buttons; the open one is expanded.',
  good: { says: 'A merge says first how many matches will change.', args: {} },
  bad: { says: 'Before the pairs are loaded: there is nothing to choose.', args: { pairs: null } },
  code: `<PairsEditor pairs={pairs} chosen={id} matches={count} onChoose={onChoose} onSave={onSave} />`,
};
