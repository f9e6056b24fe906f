import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The end of every page: links, contact, sponsors.',
  when: 'On every page, once.',
  whenNot: 'On the television screen.',
  anatomy: {
    'footer blockquote': 'The league’s words',
    list: 'Pages, clubs, organisers',
    part: 'Sponsors',
    'footer p': 'The year',
  },
  keyboard: 'Links in the order of the columns.',
  screenReader: 'The page’s contentinfo, with headings.',
  good: {
    says: 'Night blue in both schemes: it closes the page as the header opens it.',
    story: 'phone',
  },
  limit: {
    says: 'Without sponsors their part is left away, not shown empty.',
    story: 'without-sponsors',
  },
};
