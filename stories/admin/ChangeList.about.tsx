import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'What was changed, by whom and when, the newest first.',
  when: 'On /admin, as history and as trash.',
  whenNot: 'For visitors: they see CorrectionNote.',
  anatomy: {
    change: 'What was done at once',
    'p time': 'When, and by whom',
    lines: 'Each row of it, in words',
    words: 'What it was and what it is',
  },
  keyboard: 'Each change has one button.',
  screenReader: 'A list; the button names what it takes back.',
  good: { says: 'What belongs together is taken back together.', args: {} },
  bad: { says: 'With nothing in it: EmptyState says that.', args: { groups: [] } },
};
