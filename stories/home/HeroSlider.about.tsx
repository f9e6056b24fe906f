import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The league in pictures, at the top of the home page.',
  when: 'Once, on the home page; low enough to leave the scores in view.',
  whenNot: 'For sponsors, or for anything that has to be read.',
  anatomy: {
    slide: 'A picture, with its words as a caption',
    controls: 'Pause, and a button for each picture',
    indicator: 'The picture that is shown is longer',
    caption: 'The page’s title; on phones for screen readers alone',
  },
  keyboard: 'Tab reaches pause and indicators. Focus inside stops the pictures.',
  screenReader: 'A region with a name; pictures have texts, and advancing is not announced.',
  good: { says: 'Low enough to leave the scores in view.', story: 'phone' },
  bad: {
    says: 'Without words the first thing a visitor sees says nothing.',
    story: 'without-words',
  },
};
