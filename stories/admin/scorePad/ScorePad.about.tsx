import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A score by thumb: who won, then what the other side had in each set.',
  when: 'In the dialog for a result.',
  whenNot: 'Where a score is only shown.',
  anatomy: {
    choices: 'Who won; then the games of the other side',
    line: 'The score so far, as it will be shown',
    text: 'Below it the text, for what the pad does not know',
  },
  keyboard:
    'Tab goes to each group once, arrows choose, Enter goes on to the next question. Or type it: 6-4 3-6 10-8, or 64 36 108.',
  screenReader:
    'Each group is named by its question, each key is a radio; the sentence of the result is announced.',
  good: { says: 'Three taps for two sets.', args: { start: { score: '6-4, 6-3', winner: 1 } } },
  bad: {
    says: 'Games that end no set, such as 6-9: the pad does not accept them.',
    args: { start: { score: '6-9', winner: 1 } },
  },
  code: '<ScorePad teams={{ 1: team1, 2: team2 }} value={value} onChange={setValue} />',
};
