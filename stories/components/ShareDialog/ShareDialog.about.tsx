import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'Shares a result, match, pair, table or day as text, link and picture.',
  when: 'From ShareButton.',
  whenNot: 'For the calendar of a category: CalendarPanel.',
  anatomy: {
    header: 'What is shared',
    text: 'The text, as it will be sent',
    picture: 'The picture',
    actions: 'To send, to copy, to save',
  },
  keyboard: 'Tab stays within, Escape closes and returns the focus.',
  screenReader: 'A dialog with a name; that it was copied is announced.',
  good: { says: 'The text is seen before it is sent.', story: 'of-a-result' },
  bad: {
    says: 'A text of the longest names is not cut: it is what will be sent.',
    story: 'longest',
  },
};
