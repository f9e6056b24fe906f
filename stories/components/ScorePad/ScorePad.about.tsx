import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'A score by thumb: who won, then what the other side had in each set.',
  when: 'In the dialog for a result.',
  whenNot: 'Where a score is only shown.',
  anatomy: {
    choices: 'Who won; then the games of the other side',
    line: 'The score so far, as it will be shown',
    text: 'Or typed, for what the pad does not know',
  },
  keyboard: 'Groups of radio buttons: arrows choose, Tab goes on. Or type it: 6-4 3-6 10-8.',
  screenReader: 'Each group is named by its question; the sentence of the result is announced.',
  good: { says: 'Three taps for two sets.', args: { start: { score: '6-4, 6-3', winner: 1 } } },
  bad: {
    says: 'Games that end no set, such as 6-9: the pad refuses them, whoever enters them.',
    args: { start: { score: '6-9', winner: 1 } },
  },
  code: '<ScorePad teams={{ 1: team1, 2: team2 }} value={value} onChange={setValue} />',
};
