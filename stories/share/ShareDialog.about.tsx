import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Shares a result, match, pair, table or day as text, link and picture.',
  when: 'From ShareButton.',
  whenNot: 'For the calendar of a category: CalendarPanel.',
  anatomy: {
    title: 'What the dialog does',
    picture: 'The picture',
    actions: 'To send, to copy, to save; the text is shown where none of these works',
  },
  keyboard: 'Tab stays within, Escape closes and returns the focus.',
  screenReader: 'A dialog with a name; that it was copied is announced.',
  good: { says: 'The picture is seen before it is sent.', story: 'of-a-result' },
  limit: {
    says: 'The longest names make the picture’s text smaller: they are not cut.',
    story: 'longest',
  },
};
