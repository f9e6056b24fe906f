import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose:
    'Everything that was pasted on one screen: what is ready, what is asked, what is left out. One tap above the rows says for all of them which category they are of, or who won by what rule. A name that no pair of the category has is asked about in its row: only the organiser makes a new pair.',
  when: 'After pasting, before anything is stored.',
  whenNot: 'For what is stored already: ChangeList.',
  anatomy: {
    row: 'A result; its edge tells its state',
    state: 'Its state in words',
    forAll:
      'What one tap answers for all rows, and undoes; only while two or more are open in that way',
    readings: 'What is asked: one tap answers',
    'div:has(> output)': 'How many will be stored, always in view',
  },
  anatomyStory: 'category-for-all',
  keyboard: 'Tab goes from question to question; the bar is last.',
  screenReader: 'Each row is a group with its state in its name; how many are ready is announced.',
  good: { says: 'Asks only what it cannot know, and once what many rows lack.', args: {} },
  bad: {
    says: 'With nothing that was read: stay at the field, and say so there.',
    args: { entries: [] },
  },
  code: `<PasteReview entries={entries} unread={unread} pairs={pairs} openId={openId} onSave={onSave} … />`,
};
