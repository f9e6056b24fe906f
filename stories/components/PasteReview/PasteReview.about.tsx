import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose:
    'Everything that was pasted on one screen: what is ready, what is asked, what is left out.',
  when: 'After pasting, before anything is stored.',
  whenNot: 'For what is stored already: ChangeList.',
  anatomy: {
    row: 'A result; its edge tells its state',
    state: 'Its state in words',
    readings: 'What is asked: one tap answers',
    'div:has(> output)': 'How many will be stored, always in view',
  },
  anatomyStory: 'asks',
  keyboard: 'Tab goes from question to question; the bar is last.',
  screenReader: 'Each row is a group with its state in its name; how many are ready is announced.',
  good: { says: 'Asks only what it cannot know.', args: {} },
  bad: {
    says: 'With nothing that was read: stay at the field, and say so there.',
    args: { entries: [] },
  },
  code: `<PasteReview entries={entries} unread={unread} pairs={pairs} openId={openId} onSave={onSave} … />`,
};
