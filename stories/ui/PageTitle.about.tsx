import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The title of a page; it has the focus after a navigation.',
  when: 'Once on every page.',
  whenNot: 'Within a page: that is a section’s heading.',
  anatomy: {
    title: 'Title, the only first heading',
    lead: 'A sentence below it',
    'div:has(> div > h1) > :last-child': 'What can be done with the whole page',
  },
  anatomyStory: 'with-lead-and-actions',
  keyboard:
    'It takes the focus after a navigation, without a ring: the next Tab is the page’s first link.',
  screenReader: 'The new page is announced by it.',
  good: {
    says: 'Short; what else there is to say stands in the lead.',
    args: { children: 'Nosotros', lead: 'Quiénes somos.' },
  },
  bad: {
    says: 'A sentence as a title.',
    args: { children: 'Aquí contamos quiénes somos y cómo empezó todo' },
  },
};
